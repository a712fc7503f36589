/** The texts of `/privacy` about the database, by the English text. */
export default {
  'One row for each account.': 'Eine Zeile für jedes Konto.',
  'Until you delete the account, or nobody has used it for 24 months.':
    'Bis du das Konto löschst oder es 24 Monate lang niemand nutzt.',
  'A random name for the account, used inside the database only.':
    'Ein zufälliger Name für das Konto, der nur innerhalb der Datenbank verwendet wird.',
  'A keyed fingerprint of your login code. The code itself is not stored, and cannot be computed from this.':
    'Ein Fingerabdruck deines Anmeldecodes, mit einem Schlüssel gebildet. Der Code selbst ist nicht gespeichert und lässt sich daraus nicht berechnen.',
  'Which key of this site made the fingerprint.':
    'Mit welchem Schlüssel dieser Website der Fingerabdruck gebildet wurde.',
  'A keyed fingerprint of your share code, or nothing where sharing is off. It finds your public record, and cannot open it.':
    'Ein Fingerabdruck deines Freigabecodes, mit einem Schlüssel gebildet; leer, wenn die Freigabe ausgeschaltet ist. Mit ihm lässt sich dein öffentlicher Eintrag finden, aber nicht öffnen.',
  'Which key of this site made that fingerprint.':
    'Mit welchem Schlüssel dieser Website dieser Fingerabdruck gebildet wurde.',
  'Your share code, age range, gender, what comparing may show, whether you donate a copy of your answers and since when, and which list of hard limits is the latest, encrypted under your own key.':
    'Dein Freigabecode, deine Altersgruppe, dein Geschlecht, was ein Vergleich zeigen darf, ob und seit wann du eine Kopie deiner Antworten spendest und welche Liste deiner Tabus die neueste ist, verschlüsselt mit deinem eigenen Schlüssel.',
  'How often that was changed.': 'Wie oft das geändert wurde.',
  'What a person with your share code can learn of you, encrypted under that code: rounded figures, and the shared interests that you let be named.':
    'Was jemand mit deinem Freigabecode über dich erfahren kann, verschlüsselt mit diesem Code: gerundete Zahlen und die Interessen, die anderen genannt werden dürfen, wenn sie sie teilen.',
  'A random number that tells the record from earlier ones.':
    'Eine Zufallszahl, die den Eintrag von früheren unterscheidet.',
  'Whether the survey is finished.': 'Ob der Fragebogen abgeschlossen ist.',
  'Which wording of the consent you agreed to.':
    'Welchem Wortlaut der Einwilligung du zugestimmt hast.',
  'The day you agreed.': 'Der Tag deiner Zustimmung.',
  'The day the account was made, without the time.':
    'Der Tag, an dem das Konto angelegt wurde, ohne Uhrzeit.',
  'Only if you gave an address and confirmed it: a keyed fingerprint of it. We can recognise the address when you type it again, and cannot read it back.':
    'Nur wenn du eine Adresse angegeben und bestätigt hast: ein Fingerabdruck davon, mit einem Schlüssel gebildet. Wir können die Adresse wiedererkennen, wenn du sie noch einmal eingibst, lesen können wir sie nicht.',
  'Which key of this site made the fingerprint of the address.':
    'Mit welchem Schlüssel dieser Website der Fingerabdruck der Adresse gebildet wurde.',
  'The same, of an address that is not confirmed yet.':
    'Dasselbe für eine Adresse, die noch nicht bestätigt ist.',
  'Until when it can be confirmed: ten minutes.':
    'Bis wann sie bestätigt werden kann: zehn Minuten lang.',
  'Only for accounts made with a password: a slow, salted hash of it (Argon2id).':
    'Nur bei Konten, die mit einem Passwort angelegt wurden: ein langsamer Hash davon, mit Salt (Argon2id).',
  'The month in which you were last here, without the day. An account that nobody has used for 24 months is deleted.':
    'Der Monat, in dem du zuletzt hier warst, ohne den Tag. Ein Konto, das 24 Monate lang niemand genutzt hat, wird gelöscht.',
  'Only if you confirmed an e-mail address: so that no two accounts have the same one.':
    'Nur wenn du eine E-Mail-Adresse bestätigt hast: damit keine zwei Konten dieselbe haben.',
  'Until you remove the address or delete the account.':
    'Bis du die Adresse entfernst oder das Konto löschst.',
  'The keyed fingerprint of the address.':
    'Der Fingerabdruck der Adresse, mit einem Schlüssel gebildet.',
  'The account.': 'Das Konto.',
  'Your own key, which encrypts all that is personal. It is stored only in locked form, once for each secret of yours that opens it.':
    'Dein eigener Schlüssel, der alles Persönliche verschlüsselt. Er ist nur verschlossen gespeichert, einmal für jedes deiner Geheimnisse, das ihn öffnet.',
  'Which secret opens it: your login code, your password, or your confirmed address with a key of this site.':
    'Welches Geheimnis ihn öffnet: dein Anmeldecode, dein Passwort oder deine bestätigte Adresse zusammen mit einem Schlüssel dieser Website.',
  'For a password: the random number that goes into its slow hash.':
    'Bei einem Passwort: die Zufallszahl, die in seinen langsamen Hash eingeht.',
  'Your key, encrypted under a key made from that secret.':
    'Dein Schlüssel, verschlüsselt mit einem Schlüssel, der aus diesem Geheimnis gebildet wird.',
  'For an address: which key of this site went into it.':
    'Bei einer Adresse: welcher Schlüssel dieser Website dabei verwendet wurde.',
  'Your answers to the survey.': 'Deine Antworten im Fragebogen.',
  'As long as the account; when a retake is complete, the former answers become an earlier result.':
    'So lange wie das Konto; ist ein neuer Durchgang vollständig, werden die bisherigen Antworten zu einem früheren Ergebnis.',
  'A random name for this run of the survey.': 'Ein zufälliger Name für diesen Durchgang.',
  'The account it belongs to.': 'Das Konto, zu dem der Durchgang gehört.',
  'How far it is.': 'Wie weit der Durchgang ist.',
  'Which edition of the questions you were asked.':
    'In welcher Fassung dir die Fragen gestellt wurden.',
  'How many personalised questions there are at least.':
    'Wie viele persönliche Fragen es mindestens sind.',
  'Whether their number may grow.': 'Ob es mehr werden dürfen.',
  'Your answers, the most private thing we hold, with the choice of questions, the languages you answered in and the time of your first answer, encrypted under your own key. Its length is always the same.':
    'Deine Antworten, das Privateste, was wir haben, mit der Auswahl der Fragen, den Sprachen, in denen du geantwortet hast, und dem Zeitpunkt deiner ersten Antwort, verschlüsselt mit deinem eigenen Schlüssel. Die Länge ist immer dieselbe.',
  'A random number, new at every change.': 'Eine Zufallszahl, bei jeder Änderung eine neue.',
  'The day you began, without the time.': 'Der Tag, an dem du begonnen hast, ohne Uhrzeit.',
  'Whether a program answered, for tests and demonstration.':
    'Ob ein Programm geantwortet hat, zum Testen oder zur Vorführung.',
  'Only if you took the survey again: the answers of up to five earlier times, so that you can see how you have changed. What was computed from them is not kept.':
    'Nur wenn du den Fragebogen noch einmal ausgefüllt hast: die Antworten aus bis zu fünf früheren Durchgängen, damit du siehst, wie du dich verändert hast. Was daraus berechnet wurde, wird nicht aufbewahrt.',
  'Until you press “Forget earlier results”; the oldest goes at the fifth retake after it.':
    'Bis du „Frühere Ergebnisse löschen“ wählst; kommt ein sechster Durchgang dazu, verschwindet der älteste.',
  'A random name for that run of the survey.': 'Ein zufälliger Name für den Durchgang.',
  'Which of your runs it was.': 'Dein wievielter Durchgang es war.',
  'Your answers with the choice of questions and the languages you answered in, encrypted under your own key. Its length is always the same.':
    'Deine Antworten mit der Auswahl der Fragen und den Sprachen, in denen du geantwortet hast, verschlüsselt mit deinem eigenen Schlüssel. Die Länge ist immer dieselbe.',
  'What was computed from the answers, so that it need not be computed again.':
    'Was aus den Antworten berechnet wurde, damit es nicht noch einmal berechnet werden muss.',
  'Goes with the answers.': 'Verschwindet mit den Antworten.',
  'The run of the survey it was computed from.': 'Aus welchem Durchgang es berechnet wurde.',
  'With which version of the model.': 'Mit welcher Version des Modells.',
  'Scores, polarities and their margins, encrypted under your own key.':
    'Werte, Polaritäten und ihre Spielräume, verschlüsselt mit deinem eigenen Schlüssel.',
  'Only if you had a text written by a service, where the operator of this site offers one.':
    'Nur wenn du einen Text von einem Dienst hast schreiben lassen, sofern diese Website das anbietet.',
  'Until you delete it; otherwise goes with the answers.':
    'Bis du ihn löschst; sonst verschwindet er mit den Antworten.',
  'The run of the survey it was written from.': 'Zu welchem Durchgang er gehört.',
  'From the figures of which version of the model.':
    'Welche Version des Modells die Zahlen dafür berechnet hat.',
  'The text, encrypted under your own key.':
    'Der Text, verschlüsselt mit deinem eigenen Schlüssel.',
  'The name of the language model that wrote it.':
    'Der Name des Sprachmodells, das ihn geschrieben hat.',
  'The day.': 'Der Tag.',
  'How often the survey was taken again, since three times in 30 days is the limit.':
    'Wie oft der Fragebogen noch einmal ausgefüllt wurde, denn das geht höchstens dreimal in 30 Tagen.',
  'Only if you marked hard limits: which questions they are, so that none of them appears in anything you share with someone.':
    'Nur wenn du Tabus markiert hast: welche Fragen es sind, damit keine davon in etwas auftaucht, was du mit anderen teilst.',
  'Until you take the last mark off; otherwise as long as the account.':
    'Bis du die letzte Markierung entfernst; sonst so lange wie das Konto.',
  'The questions you marked, encrypted under your own key.':
    'Die Fragen, die du markiert hast, verschlüsselt mit deinem eigenen Schlüssel.',
  'Links of your own that show a part of your profile, beside the share code.':
    'Deine eigenen Links, die neben dem Freigabecode einen Teil deines Profils zeigen.',
  'Until you delete the link. What a link showed is erased when you end it, or within the hour after its end, and the row 30 days later.':
    'Bis du den Link löschst. Was er gezeigt hat, wird gelöscht, wenn du ihn beendest, sonst innerhalb einer Stunde nach seinem Ende, und die Zeile 30 Tage später.',
  'A random name.': 'Ein zufälliger Name.',
  'A fingerprint of the end of its address.': 'Ein Fingerabdruck des letzten Teils seiner Adresse.',
  'Its address, your label, what it may show, which answers it belongs to and its place in your list, encrypted under your own key.':
    'Seine Adresse, deine Bezeichnung, was er zeigen darf, zu welchen Antworten er gehört und sein Platz in deiner Liste, verschlüsselt mit deinem eigenen Schlüssel.',
  'How often it was changed.': 'Wie oft er geändert wurde.',
  'What the link shows, encrypted under the end of its address; nothing once it has ended.':
    'Was der Link zeigt, verschlüsselt mit dem letzten Teil seiner Adresse; leer, sobald er beendet ist.',
  'When it ends, if it does.': 'Wann er endet, falls überhaupt.',
  'How often it was opened, counted up to ten, without times, addresses or devices.':
    'Wie oft er geöffnet wurde, gezählt bis zehn, ohne Zeiten, Adressen oder Geräte.',
  'The day you made it.': 'Der Tag, an dem du ihn erstellt hast.',
  'Only if you kept somebody: the list of people you have compared with.':
    'Nur wenn du dir jemanden gemerkt hast: die Liste der Menschen, mit denen du dich verglichen hast.',
  'Until you remove the last of them; otherwise as long as the account.':
    'Bis du die letzte Person entfernst; sonst so lange wie das Konto.',
  'Their share codes, the names you gave them and the days, encrypted under your own key. Its length tells their number only roughly.':
    'Ihre Freigabecodes, die Namen, die du ihnen gegeben hast, und die Tage, verschlüsselt mit deinem eigenen Schlüssel. Die Länge verrät nur ungefähr, wie viele es sind.',
  'Shared readings, which two people see after both have said yes, and what the two agree on after one. The row names neither of them.':
    'Gemeinsame Blicke, die zwei Menschen sehen, nachdem beide Ja gesagt haben, und was die beiden danach vereinbaren. Wer sie sind, steht nicht in der Zeile.',
  'Without the yes of both, until the time that was set is over. A reading: 12 months, or until one of the two withdraws it. An agreement: until one of the two erases it, at the latest as long as its reading.':
    'Ohne das Ja von beiden: bis die gesetzte Frist abgelaufen ist. Ein gemeinsamer Blick: 12 Monate, oder bis eine der beiden Personen ihn zurückzieht. Eine Vereinbarung: bis eine der beiden Personen sie löscht, höchstens so lange wie der gemeinsame Blick.',
  'A fingerprint of the invitation, until someone used it.':
    'Ein Fingerabdruck der Einladung, bis jemand sie verwendet hat.',
  'How far it is: invited, joined, shown, ended.':
    'Der Stand: eingeladen, angenommen, gezeigt, beendet.',
  'One half of a key, made for this reading alone.':
    'Die eine Hälfte eines Schlüssels, der nur für diesen gemeinsamen Blick gebildet wurde.',
  'The other half.': 'Die andere Hälfte.',
  'How widely each of the two answered high, in one word, encrypted so that only these two can read it.':
    'Wie viel jede der beiden Personen hoch bewertet hat, in einem Wort, so verschlüsselt, dass nur diese beiden es lesen können.',
  'What the person who said yes first gives to the reading, encrypted likewise; erased when it is computed, or when they take the survey again.':
    'Was die Person beiträgt, die zuerst Ja gesagt hat, ebenso verschlüsselt; gelöscht, sobald der gemeinsame Blick berechnet ist oder wenn sie den Fragebogen noch einmal ausfüllt.',
  'The reading, encrypted likewise; erased when either of the two withdraws.':
    'Der gemeinsame Blick, ebenso verschlüsselt; gelöscht, sobald eine der beiden Personen ihn zurückzieht.',
  'What the two agree on after the reading, encrypted likewise. Until both have sent their marks it holds those of one; then only what both may see. Its length is always the same.':
    'Was die beiden nach dem gemeinsamen Blick vereinbaren, ebenso verschlüsselt. Bis beide ihre Auswahl abgeschickt haben, steht hier die der einen Person; danach nur, was beide sehen dürfen. Die Länge ist immer dieselbe.',
  'How often the row was changed.': 'Wie oft die Zeile geändert wurde.',
  'When it ends.': 'Bis wann es gilt.',
  'The day the invitation was made.': 'Der Tag, an dem die Einladung erstellt wurde.',
  'The day both had said yes.': 'Der Tag, an dem beide Ja gesagt hatten.',
  'With which version of the model it was computed.':
    'Mit welcher Version des Modells er berechnet wurde.',
  'Which shared readings are yours.': 'Welche gemeinsamen Blicke deine sind.',
  'Goes with the reading, at your next visit to the page, or with your account.':
    'Verschwindet mit dem gemeinsamen Blick, sobald du die Seite wieder besuchst, oder mit deinem Konto.',
  'A name that only your own key can compute.':
    'Ein Name, der sich nur mit deinem eigenen Schlüssel berechnen lässt.',
  'Which reading it is, your half of its key, which answers belong to it, whether you said yes, and whether it helped you to talk, encrypted under your own key.':
    'Welcher gemeinsame Blick es ist, deine Hälfte seines Schlüssels, welche Antworten dazugehören, ob du Ja gesagt hast und ob er dir geholfen hat zu reden, verschlüsselt mit deinem eigenen Schlüssel.',
  'Only if you chose to donate: a copy of your answers, and of what you said of shared readings, for improving the scoring, without a name, an account, a day or an order.':
    'Nur wenn du dich fürs Spenden entschieden hast: eine Kopie deiner Antworten und dessen, was du zu gemeinsamen Blicken gesagt hast, damit die Auswertung besser wird. Sie enthält keinen Namen, kein Konto, keinen Tag und keine Reihenfolge.',
  'Until you take it back, replace it by a retake or delete the account. If the account goes because nobody used it for 24 months, the copy stays, since without your key nobody can tell which one it is.':
    'Bis du sie zurücknimmst, durch einen neuen Durchgang ersetzt oder das Konto löschst. Verschwindet das Konto, weil niemand es 24 Monate lang genutzt hat, bleibt die Kopie, denn ohne deinen Schlüssel weiß niemand, welche es ist.',
  'A fingerprint under your own key. With it your visits find the copy again, to replace or delete it; nobody without that key can tell whose it is.':
    'Ein Fingerabdruck, mit deinem eigenen Schlüssel gebildet. Mit ihm ist die Kopie bei deinen Besuchen wiederzufinden, damit sie sich ersetzen oder löschen lässt; ohne diesen Schlüssel weiß niemand, wem sie gehört.',
  'The week in which the copy was made.': 'Die Woche, in der die Kopie entstanden ist.',
  'Which edition of the questions was answered.':
    'In welcher Fassung die Fragen beantwortet wurden.',
  'The answers, the languages they were given in and, only if you chose that too, age range and gender, encrypted so that not even this server can read them: only the key with which the operator improves the scoring. Its length is always the same.':
    'Die Antworten, die Sprachen, in denen sie gegeben wurden, und, nur wenn du auch das gewählt hast, Altersgruppe und Geschlecht, so verschlüsselt, dass nicht einmal dieser Server sie lesen kann. Dazu braucht es den Schlüssel, mit dem die Auswertung verbessert wird, und den hat nur, wer diese Seite betreibt. Die Länge ist immer dieselbe.',
  'Copies that wait to be mixed with others, so that nobody can tell from the time which came from whom.':
    'Kopien, die darauf warten, mit anderen gemischt zu werden, damit niemand am Zeitpunkt erkennt, welche von wem stammt.',
  'Until twenty wait, or one has waited for a day; then they move to the table above.':
    'Bis zwanzig warten oder eine einen Tag lang gewartet hat; dann kommen sie in die Tabelle darüber.',
  'The day since when the copy waits.': 'Der Tag, seit dem die Kopie wartet.',
  'So that nobody reads another person by comparing again and again with changed answers. It names neither of the two: both columns are fingerprints under the key of the person who compared.':
    'Damit niemand durch immer neue Vergleiche mit veränderten Antworten ausforscht, was jemand anders geantwortet hat. Keine der beiden Personen ist genannt: Beide Spalten sind Fingerabdrücke, gebildet mit dem Schlüssel der Person, die verglichen hat.',
  'For 24 months.': '24 Monate lang.',
  'A fingerprint of the share code that was compared with.':
    'Ein Fingerabdruck des Freigabecodes, mit dem verglichen wurde.',
  'A fingerprint of the answers that were compared.':
    'Ein Fingerabdruck der Antworten, die verglichen wurden.',
  'The month.': 'Der Monat.',
  'One row for each browser that is signed in.':
    'Eine Zeile für jeden Browser, der angemeldet ist.',
  'Until you sign out, and 30 days and an hour at most.':
    'Bis du dich abmeldest, höchstens 30 Tage und eine Stunde.',
  'When you signed in.': 'Wann du dich angemeldet hast.',
  'The day it was last used.': 'Der Tag der letzten Nutzung.',
  'The minute in which you last gave your login code, your password, a passkey or a mailed code there.':
    'Die Minute, in der du dort zuletzt deinen Anmeldecode, dein Passwort, einen Passkey oder einen Code aus einer E-Mail verwendet hast.',
  'What your browser shows to prove that it is signed in.':
    'Was dein Browser vorzeigt, um nachzuweisen, dass er angemeldet ist.',
  'It works for 95 minutes, or until you sign out; what is left of it goes a day later.':
    'Gilt 95 Minuten, oder bis du dich abmeldest; was davon bleibt, wird einen Tag später gelöscht.',
  'The account, whose random name the token begins with.':
    'Das Konto, mit dessen zufälligem Namen das Token beginnt.',
  'A fingerprint of the rest of the token; the token itself is in your browser only.':
    'Ein Fingerabdruck vom Rest des Tokens; das Token selbst ist nur in deinem Browser.',
  'The session it belongs to.': 'Die Sitzung, zu der es gehört.',
  'When it was made.': 'Wann es ausgestellt wurde.',
  'Whether a newer one replaced it.': 'Ob ein neueres es ersetzt hat.',
  'Your own key, encrypted under the token.':
    'Dein eigener Schlüssel, verschlüsselt mit dem Token.',
  'Codes that were mailed: to sign in, to prove who you are, or to confirm an address. The address that was typed is never stored.':
    'Codes, die per E-Mail verschickt wurden: zum Anmelden, als Nachweis, dass du es bist, oder zum Bestätigen einer Adresse. Die eingegebene Adresse wird nie gespeichert.',
  'It works for ten minutes, and is deleted within the hour after.':
    'Gilt zehn Minuten und wird innerhalb der Stunde danach gelöscht.',
  'The account, where the address belongs to one.': 'Das Konto, falls die Adresse zu einem gehört.',
  'What the code is for.': 'Wofür der Code bestimmt ist.',
  'A keyed fingerprint of the code.': 'Ein Fingerabdruck des Codes, mit einem Schlüssel gebildet.',
  'How often a wrong code was entered.': 'Wie oft ein falscher Code eingegeben wurde.',
  'So that asking again after a lost answer does not make a second account.':
    'Damit kein zweites Konto entsteht, wenn die Antwort des Servers verloren geht und dein Browser noch einmal fragt.',
  'It works for one minute, and is deleted within the hour after.':
    'Gilt eine Minute und wird innerhalb der Stunde danach gelöscht.',
  'A fingerprint of a random number of your browser.':
    'Ein Fingerabdruck einer Zufallszahl deines Browsers.',
  'The account that was made.': 'Das Konto, das angelegt wurde.',
  'The answer, encrypted so that only your browser’s number opens it.':
    'Die Antwort des Servers, so verschlüsselt, dass nur die Zahl deines Browsers sie öffnet.',
  'Counts that stop guessing and flooding. Your network address is not stored: only a keyed fingerprint of it, whose key changes every day and is then erased.':
    'Zähler, die verhindern, dass jemand Codes durchprobiert oder die Website überflutet. Deine IP-Adresse ist nicht gespeichert, nur ein Fingerabdruck davon; der Schlüssel dafür wechselt jeden Tag und wird dann gelöscht.',
  'Minutes to a day; what is over is deleted every hour.':
    'Einige Minuten bis höchstens einen Tag; was abgelaufen ist, wird jede Stunde gelöscht.',
  'The fingerprint.': 'Der Fingerabdruck.',
  'The count.': 'Die Anzahl.',
  'The key of the day for these counts.': 'Der Tagesschlüssel für diese Zähler.',
  'When the next day begins, within the hour.':
    'Bis der nächste Tag beginnt, höchstens eine Stunde länger.',
  'The key.': 'Der Schlüssel.',
  'So that a backup that is restored does not bring back what was deleted, ended or withdrawn.':
    'Damit eine Sicherungskopie, die eingespielt wird, nicht zurückbringt, was gelöscht, beendet oder zurückgezogen wurde.',
  'As long as backups may exist.': 'Solange es Sicherungskopien geben kann.',
  'A keyed fingerprint of the random name of an account, a link, a shared reading, an erased agreement or a donated copy; it leads back to nobody.':
    'Ein Fingerabdruck vom zufälligen Namen eines Kontos, eines Links, eines gemeinsamen Blicks, einer gelöschten Vereinbarung oder einer gespendeten Kopie, mit einem Schlüssel gebildet; er führt zu niemandem zurück.',
  'The questions. Nothing of any visitor.':
    'Die Fragen. Über Menschen, die hier antworten, steht darin nichts.',
  'For ever.': 'Für immer.',
  'Its name.': 'Der Name.',
  'Which set it belongs to.': 'Zu welchem Teil des Fragebogens sie gehört.',
  'Its theme.': 'Ihr Thema.',
  'Its counterpart.': 'Ihr Gegenstück.',
  'Its words.': 'Der Wortlaut.',
  'Its words in short.': 'Der Wortlaut in Kurzform.',
  'Its words as edited by the operator.': 'Der Wortlaut, wie er auf dieser Website geändert wurde.',
  'The same in short.': 'Dasselbe in Kurzform.',
  'How often it was edited.': 'Wie oft der Wortlaut geändert wurde.',
  'The words for 1 to 7.': 'Die Worte für 1 bis 7.',
  'The value.': 'Der Wert.',
  'How often they were edited.': 'Wie oft die Worte geändert wurden.',
  'Who of the operator’s staff changed which words. Nothing of any visitor.':
    'Wer von denen, die diese Seite betreiben, welchen Wortlaut geändert hat. Über Menschen, die hier antworten, steht darin nichts.',
  'For ever: entries can be neither changed nor removed.':
    'Für immer: Einträge lassen sich weder ändern noch entfernen.',
  'A number.': 'Eine Nummer.',
  'When.': 'Wann.',
  'Whose key.': 'Wessen Schlüssel.',
  'What was changed.': 'Was geändert wurde.',
  'Which part of it.': 'Welcher Teil davon.',
  'The words before.': 'Der Wortlaut davor.',
  'The words after.': 'Der Wortlaut danach.',
  'What the page of statistics shows about everybody who donated answers: never fewer than ten people, and blurred on purpose.':
    'Was die Statistikseite über alle zeigt, die Antworten gespendet haben: nie über weniger als zehn Menschen und mit Absicht unscharf.',
  'For ever: it tells nothing about one person.':
    'Für immer: Über einen einzelnen Menschen sagt es nichts.',
  'Its number.': 'Die Nummer.',
  'The day it was published.': 'Der Tag der Veröffentlichung.',
  'By which parameters the people were scored.': 'Nach welchen Kennwerten ausgewertet wurde.',
  'What the page shows, and whether its people are invented.':
    'Was die Seite zeigt und ob die Menschen darin erfunden sind.',
  'The sums from which it was made, with random noise in each of them.':
    'Die Summen, auf denen das beruht, jede mit zufälligem Rauschen.',
  'A fingerprint of the row.': 'Ein Fingerabdruck der Zeile.',
  'So that nobody is counted twice in the statistics.':
    'Damit niemand in der Statistik doppelt gezählt wird.',
  'Goes with the next statistics after the donated copy was withdrawn.':
    'Verschwindet mit der nächsten Statistik, nachdem die gespendete Kopie zurückgenommen wurde.',
  'The fingerprint of a donated copy, made with a key that only its owner opens; random for an invented person.':
    'Der Fingerabdruck einer gespendeten Kopie, gebildet mit einem Schlüssel, den nur die Person öffnen kann, der sie gehört; bei einer erfundenen Person zufällig.',
  'What was learned about the questions from donated answers. It names nobody.':
    'Was sich aus gespendeten Antworten über die Fragen lernen ließ. Genannt wird niemand.',
  'For ever, so that an earlier scoring can be used again.':
    'Für immer, damit eine frühere Auswertung wieder gelten kann.',
  'The day it was made.': 'Der Tag der Berechnung.',
  'From how many people’s answers.': 'Von wie vielen Menschen die Antworten stammen.',
  'The figures of each question.': 'Die Kennwerte jeder Frage.',
  'What would change with it, for how many people.':
    'Was sich damit ändern würde, und für wie viele Menschen.',
  'By which of them profiles are scored.': 'Welche davon für die Auswertung von Profilen gelten.',
  'The name of the set, or nothing for the first figures.':
    'Der Name dieser Kennwerte; leer bei den allerersten.',
  'Since when.': 'Seit wann.',
  'So that the program notices when nothing can be saved.':
    'Damit das Programm merkt, wenn sich nichts mehr speichern lässt.',
  'One row, for ever.': 'Eine Zeile, für immer.',
  'When it was last changed.': 'Wann sie zuletzt geändert wurde.',
  'Tells the program whether it was given the keys that belong to this database.':
    'Sagt dem Programm, ob es die Schlüssel bekommen hat, die zu dieser Datenbank gehören.',
  'A fingerprint of the keys.': 'Ein Fingerabdruck der Schlüssel.',
  'The same of the keys before, while they are being replaced.':
    'Dasselbe für die vorherigen Schlüssel, solange sie ersetzt werden.',
  'Your account': 'Dein Konto',
  'Your answers and your profile': 'Deine Antworten und dein Profil',
  'What you share with others': 'Was du mit anderen teilst',
  'Copies given to improve the questionnaire': 'Gespendete Kopien für einen besseren Fragebogen',
  'Signing in': 'Anmeldung',
  'Protection against misuse': 'Schutz vor missbräuchlicher Nutzung',
  'The questionnaire itself': 'Der Fragebogen selbst',
  'Only if you keep a passkey: what a device of yours needs to open your profile.':
    'Nur wenn du einen Passkey aufbewahrst: was ein Gerät von dir braucht, um dein Profil zu öffnen.',
  'Until you remove the passkey or delete the account.':
    'Bis du den Passkey entfernst oder das Konto löschst.',
  'A fingerprint of the random name that your device gave the passkey.':
    'Ein Fingerabdruck des zufälligen Namens, den dein Gerät dem Passkey gegeben hat.',
  'With it we recognise your device. It opens nothing.':
    'Daran erkennen wir dein Gerät. Er öffnet nichts.',
  'Your own key, encrypted under a key that only your device can make.':
    'Dein eigener Schlüssel, verschlüsselt mit einem Schlüssel, den nur dein Gerät herstellen kann.',
  'The name and the day that you see in the list, the name that your device gave it, how often and when it was last used, encrypted under your own key. Its length is always the same.':
    'Name und Tag, die du in der Liste siehst, der Name, den dein Gerät ihm gegeben hat, wie oft und wann er zuletzt verwendet wurde, verschlüsselt mit deinem eigenen Schlüssel. Die Länge ist immer dieselbe.',
};
