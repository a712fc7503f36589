import { pluralIn } from '../../../../../src/domain/texts.ts';

/** What a refused request is told, by its English sentence; # is a number. */
export default {
  'These are not events of this site.': 'Diese Ereignisse gehören nicht zu dieser Website.',
  'There is nothing here.': 'Hier gibt es nichts.',
  'This cannot be called from another site.':
    'Das geht nur auf dieser Website selbst, nicht von einer anderen aus.',
  'The service for analytics does not answer.':
    'Der Dienst, der die Ereignisse zählt, antwortet nicht.',
  'Someone else has changed this in the meantime. Compare both texts and save again.':
    'Jemand anders hat das inzwischen geändert. Vergleiche beide Texte und speichere noch einmal.',
  'Too many requests just now. Please wait a little and try again.':
    'Im Moment sind es zu viele Anfragen. Bitte warte ein wenig und versuche es noch einmal.',
  'An Idempotency-Key has 16 to 200 letters, digits, hyphens or underscores; a random UUID will do.':
    'Ein Idempotency-Key besteht aus 16 bis 200 Buchstaben, Ziffern, Bindestrichen oder Unterstrichen; eine zufällige UUID passt.',
  'Please prove first that this account is yours: with its login code, its password, or a code mailed to its confirmed address.':
    'Bitte zeig zuerst, dass dieses Konto deines ist: mit dem Anmeldecode, dem Passwort oder einem Code, den wir an die bestätigte Adresse schicken.',
  'This is not your login code or password. Please check and try again.':
    'Dieser Anmeldecode oder dieses Passwort stimmt nicht. Bitte prüfe die Eingabe und versuche es noch einmal.',
  'Invalid login code or email address. Please check and try again.':
    'Dieser Anmeldecode oder diese E-Mail-Adresse stimmt nicht. Bitte prüfe die Eingabe und versuche es noch einmal.',
  'This is your own share code. Ask someone you trust for theirs.':
    'Das ist dein eigener Freigabecode. Lass dir einen von jemandem geben, dem du vertraust.',
  'The first share code must be your own.': 'Der erste Freigabecode muss dein eigener sein.',
  'This site does not ask for donated answers.':
    'Diese Website sammelt keine gespendeten Antworten.',
  'There is no study at this address.': 'Unter dieser Adresse gibt es keine Studie.',
  'You take part in another study. Leave it first, or use another account.':
    'Du nimmst an einer anderen Studie teil. Verlass sie zuerst oder nimm ein anderes Konto.',
  'You take part in no study.': 'Du nimmst an keiner Studie teil.',
  'This study has ended. Thank you for your interest.':
    'Diese Studie ist zu Ende. Danke für dein Interesse.',
  'This study has all the people it needs. Thank you.':
    'Diese Studie hat schon genug Teilnehmende. Danke.',
  'This is not an e-mail address.': 'Das ist keine E-Mail-Adresse.',
  'You have already confirmed this address for another account. To use it here, sign in with it there and remove it first.':
    'Diese Adresse hast du schon für ein anderes Konto bestätigt. Wenn du sie hier verwenden möchtest, melde dich zuerst dort damit an und entferne sie.',
  'Please give the login code, the password, or the code that was mailed to you.':
    'Bitte gib den Anmeldecode, das Passwort oder den Code aus der E-Mail ein.',
  'This code is wrong, has been used already, or is more than ten minutes old. Check it, or ask for a new one.':
    'Dieser Code stimmt nicht, wurde schon verwendet oder ist älter als zehn Minuten. Prüfe ihn oder fordere einen neuen an.',
  'AI summaries are not enabled on this site.':
    'Zusammenfassungen von einer KI gibt es auf dieser Website nicht.',
  'There is no profile to write about yet. Finish the survey first.':
    'Es gibt noch kein Profil, über das sich schreiben ließe. Schließe zuerst den Fragebogen ab.',
  'No survey responses found for user': 'Zu diesem Konto wurden keine Antworten gefunden.',
  'Only a link with chosen interests can name interests.':
    'Einzelne Interessen nennt nur ein Link der Art „Ausgewählte Interessen“.',
  'Please choose at least one interest.': 'Bitte kreuze mindestens ein Interesse an.',
  'Some of these interests cannot be named: a link names what you answered with 5 or more, and no hard limit.':
    'Einige dieser Interessen lassen sich nicht nennen: Ein Link nennt nur, was du mit 5 oder höher beantwortet hast, und nie ein Tabu.',
  'This link shows nothing, or nothing any more. Please ask for a new one.':
    'Dieser Link zeigt nichts oder nichts mehr. Lass dir einen neuen schicken.',
  'There is no such link.': 'Diesen Link gibt es nicht.',
  'A link can only end earlier. Please make a new one instead.':
    'Ein Link kann nur früher enden, nicht später. Bitte erstelle stattdessen einen neuen.',
  'There is no profile for this share code.': 'Zu diesem Freigabecode gibt es kein Profil.',
  'There is no such question.': 'Diese Frage gibt es nicht.',
  'You have answered every question that can make your profile surer.':
    'Du hast alle Fragen beantwortet, die dein Profil noch sicherer machen könnten.',
  'Please finish the survey that you have begun first.':
    'Bitte schließe zuerst den Fragebogen ab, den du begonnen hast.',
  'The survey has moved on in another window. Please load it again.':
    'Der Fragebogen ist in einem anderen Fenster schon weiter. Bitte lade ihn neu.',
  'Some core questions have no answer yet.': 'Einige Kernfragen sind noch nicht beantwortet.',
  'Your personalised questions could not be chosen. Nothing is lost; please try again in a moment.':
    'Deine persönlichen Fragen konnten nicht ausgewählt werden. Es ist nichts verloren gegangen; bitte versuche es gleich noch einmal.',
  'This question is not among your personalised questions.':
    'Diese Frage gehört nicht zu deinen persönlichen Fragen.',
  'Your personalised questions are still being chosen. Please try again in a moment.':
    'Deine persönlichen Fragen werden noch ausgewählt. Bitte versuche es gleich noch einmal.',
  'The survey is finished; its answers can no longer be changed.':
    'Der Fragebogen ist abgeschlossen; die Antworten lassen sich nicht mehr ändern.',
  'Please answer the core questions first.': 'Bitte beantworte zuerst die Kernfragen.',
  'The core questions are complete; their answers can no longer be changed.':
    'Die Kernfragen sind abgeschlossen; die Antworten darauf lassen sich nicht mehr ändern.',
  'This site makes no random profiles.': 'Diese Website erstellt keine Zufallsprofile.',
  'Please confirm that you are 18 or older.':
    'Bitte bestätige, dass du mindestens 18 Jahre alt bist.',
  'You have begun ten more questions. Please answer them first; then you can take the survey again.':
    'Du hast zehn weitere Fragen begonnen. Bitte beantworte sie zuerst; danach kannst du den Fragebogen noch einmal ausfüllen.',
  'An agreement needs a shared reading that both of you can see.':
    'Für eine Vereinbarung braucht ihr einen gemeinsamen Vergleich, den ihr beide sehen könnt.',
  'You have both sent this round already, or one of you has erased the agreement. Please load the page again.':
    'Entweder habt ihr in dieser Runde beide schon eure Auswahl abgeschickt, oder eine Person hat die Vereinbarung gelöscht. Bitte lade die Seite neu.',
  'Only questions of your shared reading can be marked, each once. Please load the page again.':
    'Auswählen lassen sich nur Fragen aus eurem gemeinsamen Vergleich, jede nur einmal. Bitte lade die Seite neu.',
  'Only questions that can be shared can be added, each once.':
    'Hinzufügen lassen sich nur Fragen, die geteilt werden können, jede nur einmal.',
  'One of the added questions is part of your shared reading. Mark it there.':
    'Eine der hinzugefügten Fragen gehört schon zu eurem gemeinsamen Vergleich. Triff deine Auswahl dort.',
  'One of the added questions touches a hard limit of yours. Take it out first.':
    'Eine der hinzugefügten Fragen berührt eines deiner Tabus. Nimm sie zuerst heraus.',
  'This is asked only of people who donate their answers, and have a reading.':
    'Danach fragen wir nur Menschen, die ihre Antworten spenden und einen gemeinsamen Vergleich haben.',
  'A profile made of random answers cannot share a reading with a person’s.':
    'Zwischen einem Profil aus zufälligen Antworten und dem eines Menschen gibt es keinen gemeinsamen Vergleich.',
  'This invitation cannot be used. It may have been used or ended already, or its time is up. Ask for a new one.':
    'Diese Einladung lässt sich nicht verwenden. Vielleicht wurde sie schon verwendet oder beendet, oder ihre Zeit ist abgelaufen. Lass dir eine neue schicken.',
  'You have ended this shared reading.': 'Du hast diesen gemeinsamen Vergleich beendet.',
  'The time for this shared reading is up. You can make a new invitation.':
    'Die Zeit für diesen gemeinsamen Vergleich ist abgelaufen. Du kannst eine neue Einladung erstellen.',
  'You can say yes once someone has accepted your invitation.':
    'Du kannst Ja sagen, sobald jemand deine Einladung angenommen hat.',
  'You’ve retaken the survey since. Make a new invitation, or ask for one: it will belong to your new answers.':
    'Du hast den Fragebogen seitdem noch einmal ausgefüllt. Erstelle eine neue Einladung oder bitte um eine: Dann gelten deine neuen Antworten.',
  'These are not the answers of this shared reading. Please load the page again.':
    'Diese Antworten gehören nicht zu diesem gemeinsamen Vergleich. Bitte lade die Seite neu.',
  'There is no such shared reading.': 'Diesen gemeinsamen Vergleich gibt es nicht.',
  'The body is nested too deeply.': 'Der Inhalt der Anfrage ist zu tief verschachtelt.',
  'The body is not valid UTF-8.': 'Der Inhalt der Anfrage ist kein gültiges UTF-8.',
  'The body contains a NUL character.': 'Der Inhalt der Anfrage enthält ein NUL-Zeichen.',
  'The request could not be read.': 'Die Anfrage konnte nicht gelesen werden.',
  'The request took too long to arrive.': 'Die Anfrage ist nicht rechtzeitig angekommen.',
  'The request headers are too large.': 'Die Kopfzeilen der Anfrage sind zu lang.',
  'Send the body as it is, without a content encoding.':
    'Bitte sende den Inhalt, wie er ist, ohne Content-Encoding.',
  'This node is shutting down.': 'Dieser Server wird gerade heruntergefahren.',
  'Too many messages are waiting to be sent. Please try again in a minute.':
    'Es warten gerade zu viele Nachrichten auf den Versand. Bitte versuche es in einer Minute noch einmal.',
  'The service is busy. Please try again in a moment.':
    'Hier ist gerade viel los. Bitte versuche es gleich noch einmal.',
  'What is stored here is no longer what was saved, so it is not shown. You did nothing wrong. Please tell the operator of this site.':
    'Hier steht nicht mehr, was einmal gespeichert wurde; deshalb wird es nicht gezeigt. Du hast nichts falsch gemacht. Bitte melde es denen, die diese Seite betreiben.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'Send the body as application/json.': 'Bitte sende den Inhalt als application/json.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  'The address contains a NUL character.': 'Die Adresse enthält ein NUL-Zeichen.',
  'There is no such session.': 'Diese Sitzung gibt es nicht.',
  'You have no profile yet. Finish the survey first.':
    'Du hast noch kein Profil. Schließe zuerst den Fragebogen ab.',
  'You have not started the survey yet.': 'Du hast den Fragebogen noch nicht begonnen.',
  'There is no such attempt.': 'Diesen Durchgang gibt es nicht.',
  'You keep # people, the limit. Remove one first.': (people: number) =>
    pluralIn('de', people, {
      one: 'Du hast dir schon eine Person gemerkt, mehr geht nicht. Entferne sie zuerst.',
      other: 'Du hast dir schon # Menschen gemerkt, mehr geht nicht. Entferne zuerst jemanden.',
    }),
  'You can have # links at a time. Please end or delete one first.': (links: number) =>
    pluralIn('de', links, {
      one: 'Mehr als # Link gleichzeitig geht nicht. Bitte beende oder lösche ihn zuerst.',
      other: 'Mehr als # Links gleichzeitig gehen nicht. Bitte beende oder lösche zuerst einen.',
    }),
  'You can retake the survey # times in # days. Please come back later; your profile stays as it is.':
    (times: number, days: number) =>
      `Noch einmal ausfüllen lässt sich der Fragebogen höchstens ${times}-mal in ${pluralIn('de', days, { one: '# Tag', other: '# Tagen' })}. Bitte komm später wieder; dein Profil bleibt, wie es ist.`,
  'You have # open invitations. End one of them before you make another.': (invitations: number) =>
    pluralIn('de', invitations, {
      one: 'Du hast eine offene Einladung. Zieh sie zuerst zurück, dann kannst du eine neue erstellen.',
      other:
        'Du hast # offene Einladungen. Zieh zuerst eine davon zurück, dann kannst du eine neue erstellen.',
    }),
  'You two have had a shared reading in the last # days. Please wait before you make another.': (
    days: number,
  ) =>
    `Ihr zwei hattet vor weniger als ${pluralIn('de', days, { one: 'einem Tag', other: '# Tagen' })} schon einen gemeinsamen Vergleich. Bitte wartet noch mit dem nächsten.`,
  'You can say yes to # shared readings in # days. Please come back later; this reading keeps its end date.':
    (readings: number, days: number) =>
      `Ja sagen kannst du zu höchstens ${pluralIn('de', readings, { one: 'einem gemeinsamen Vergleich', other: '# gemeinsamen Vergleichen' })} in ${pluralIn('de', days, { one: '# Tag', other: '# Tagen' })}. Bitte komm später wieder; die Frist für diesen hier verlängert sich dadurch nicht.`,
  'Only questions that you answered with # can be ticked.': (answer: number) =>
    `Ankreuzen lassen sich nur Fragen, die du mit ${answer} beantwortet hast.`,
  'The request is invalid.': 'Die Anfrage ist ungültig.',
  'Please sign in.': 'Bitte melde dich an.',
  'This code is wrong, was used already, or is more than ten minutes old. Check it, or enter your address again to get a new one.':
    'Dieser Code ist falsch, wurde schon benutzt oder ist älter als zehn Minuten. Prüfe ihn, oder gib deine Adresse noch einmal ein, dann kommt ein neuer.',
  'This password is among those that are tried first. Please choose another, for example four words that do not belong together.':
    'Dieses Passwort gehört zu denen, die zuerst ausprobiert werden. Bitte wähle ein anderes, zum Beispiel vier Wörter, die nicht zusammengehören.',
  'Your profile could not be computed just now. Your answers are safe; please try again in a moment.':
    'Dein Profil konnte gerade nicht berechnet werden. Deine Antworten sind sicher; bitte versuche es gleich noch einmal.',
  'This passkey opens no profile here. It may have been removed. Please try again, or use your login code.':
    'Dieser Passkey öffnet hier kein Profil. Vielleicht wurde er entfernt. Versuche es noch einmal oder nimm deinen Anmeldecode.',
  'This passkey does not open this profile. Please check and try again.':
    'Dieser Passkey öffnet dieses Profil nicht. Bitte prüfe das und versuche es noch einmal.',
  'This passkey could not be checked, so it was not kept. Please try again.':
    'Dieser Passkey ließ sich nicht prüfen und wurde deshalb nicht aufbewahrt. Bitte versuche es noch einmal.',
  'You keep # passkeys, the limit. Remove one first.':
    'Du hast schon # Passkeys, mehr gehen nicht. Entferne zuerst einen.',
  'That is longer than any e-mail address.': 'So lang ist keine E-Mail-Adresse.',
  'Please enter a password.': 'Bitte gib ein Passwort ein.',
  'The password must have at least 12 characters.': 'Das Passwort braucht mindestens 12 Zeichen.',
  'The password must have at most 128 characters.':
    'Das Passwort darf höchstens 128 Zeichen haben.',
  'Please enter your login code or email address':
    'Bitte gib deinen Anmeldecode oder deine E-Mail-Adresse ein',
  'The code has eight digits.': 'Der Code hat acht Ziffern.',
  'That is longer than any login code or e-mail address.':
    'So lang ist kein Anmeldecode und keine E-Mail-Adresse.',
  'A name has at most # characters.': 'Ein Name hat höchstens # Zeichen.',
  'Please enter a share code.': 'Bitte gib einen Freigabecode ein.',
  'That is longer than any share code.': 'So lang ist kein Freigabecode.',
  'This link is incomplete. Please copy the whole address.':
    'Dieser Link ist unvollständig. Bitte kopiere die ganze Adresse.',
  'Please agree first: sentences about your profile are sent to the service that writes.':
    'Bitte stimme zuerst zu: Sätze über dein Profil gehen an den Dienst, der schreibt.',
  'A label has at most # characters.': 'Eine Bezeichnung hat höchstens # Zeichen.',
  'A link can name at most # interests.': 'Ein Link kann höchstens # Interessen nennen.',
  'At most # questions can be ticked.': 'Höchstens # Fragen lassen sich auswählen.',
  'At most # questions can be added.': 'Höchstens # Fragen lassen sich hinzufügen.',
  'Please enter an e-mail address.': 'Bitte gib eine E-Mail-Adresse ein.',
  'Please enter a name.': 'Bitte gib einen Namen ein.',
  'There is no such passkey.': 'Diesen Passkey gibt es nicht.',
};
