import { pluralIn } from '../../../../../src/domain/texts.ts';

/** What a refused request is told, by its English sentence; # is a number. */
export default {
  'These are not events of this site.': 'Ces événements ne sont pas ceux de ce site.',
  'There is nothing here.': 'Il n’y a rien ici.',
  'This cannot be called from another site.': 'Cela ne peut pas être appelé depuis un autre site.',
  'The service for analytics does not answer.': 'Le service de mesure ne répond pas.',
  'Someone else has changed this in the meantime. Compare both texts and save again.':
    'Quelqu’un d’autre a changé cela entre-temps. Compare les deux textes et enregistre à nouveau.',
  'Too many requests just now. Please wait a little and try again.':
    'Trop de demandes en ce moment. Attends un peu, puis réessaie.',
  'An Idempotency-Key has 16 to 200 letters, digits, hyphens or underscores; a random UUID will do.':
    'Un Idempotency-Key compte 16 à 200 lettres, chiffres, traits d’union ou tirets bas ; un UUID aléatoire convient.',
  'Please prove first that this account is yours: with its login code, its password, or a code mailed to its confirmed address.':
    'Prouve d’abord que ce compte est le tien : avec son code de connexion, son mot de passe, ou un code envoyé à son adresse confirmée.',
  'This is not your login code or password. Please check and try again.':
    'Ce n’est ni ton code de connexion ni ton mot de passe. Vérifie, puis réessaie.',
  'Invalid login code or email address. Please check and try again.':
    'Ce code de connexion ou cette adresse e-mail ne convient pas. Vérifie, puis réessaie.',
  'This is your own share code. Ask someone you trust for theirs.':
    'C’est ton propre code de partage. Demande le sien à une personne de confiance.',
  'The first share code must be your own.': 'Le premier code de partage doit être le tien.',
  'This site does not ask for donated answers.': 'Ce site ne demande pas de don de réponses.',
  'There is no study at this address.': 'Il n’y a pas d’étude à cette adresse.',
  'You take part in another study. Leave it first, or use another account.':
    'Tu participes à une autre étude. Quitte-la d’abord ou utilise un autre compte.',
  'You take part in no study.': 'Tu ne participes à aucune étude.',
  'This study has ended. Thank you for your interest.':
    'Cette étude est terminée. Merci de ton intérêt.',
  'This study has all the people it needs. Thank you.':
    'Cette étude a déjà réuni toutes les personnes qu’il lui faut. Merci.',
  'This is not an e-mail address.': 'Ce n’est pas une adresse e-mail.',
  'You have already confirmed this address for another account. To use it here, sign in with it there and remove it first.':
    'Tu as déjà confirmé cette adresse pour un autre compte. Pour l’utiliser ici, connecte-toi là-bas avec elle et retire-la d’abord.',
  'Please give the login code, the password, or the code that was mailed to you.':
    'Donne le code de connexion, le mot de passe, ou le code reçu par e-mail.',
  'This code is wrong, has been used already, or is more than ten minutes old. Check it, or ask for a new one.':
    'Ce code est faux, a déjà servi, ou date de plus de dix minutes. Vérifie-le, ou demandes-en un nouveau.',
  'AI summaries are not enabled on this site.':
    'Les résumés écrits par une IA ne sont pas proposés sur ce site.',
  'There is no profile to write about yet. Finish the survey first.':
    'Il n’y a pas encore de profil sur lequel écrire. Termine d’abord le questionnaire.',
  'No survey responses found for user': 'Aucune réponse trouvée pour ce compte',
  'Only a link with chosen interests can name interests.':
    'Seul un lien aux intérêts choisis peut nommer des intérêts.',
  'Please choose at least one interest.': 'Choisis au moins un intérêt.',
  'Some of these interests cannot be named: a link names what you answered with 5 or more, and no hard limit.':
    'Certains de ces intérêts ne peuvent pas être nommés : un lien ne nomme que tes réponses de 5 ou plus, et jamais une limite absolue.',
  'This link shows nothing, or nothing any more. Please ask for a new one.':
    'Ce lien ne montre rien, ou plus rien. Demandes-en un nouveau.',
  'There is no such link.': 'Ce lien n’existe pas.',
  'A link can only end earlier. Please make a new one instead.':
    'La fin d’un lien peut seulement être avancée. Crées-en plutôt un nouveau.',
  'There is no profile for this share code.': 'Aucun profil ne correspond à ce code de partage.',
  'There is no such question.': 'Cette question n’existe pas.',
  'You have answered every question that can make your profile surer.':
    'Tu as répondu à toutes les questions qui peuvent rendre ton profil plus sûr.',
  'Please finish the survey that you have begun first.':
    'Termine d’abord le questionnaire que tu as commencé.',
  'The survey has moved on in another window. Please load it again.':
    'Le questionnaire a avancé dans une autre fenêtre. Recharge-le.',
  'Some core questions have no answer yet.':
    'Certaines questions communes n’ont pas encore de réponse.',
  'Your personalised questions could not be chosen. Nothing is lost; please try again in a moment.':
    'Tes questions personnalisées n’ont pas pu être choisies. Rien n’est perdu ; réessaie dans un instant.',
  'This question is not among your personalised questions.':
    'Cette question ne fait pas partie de tes questions personnalisées.',
  'Your personalised questions are still being chosen. Please try again in a moment.':
    'Le choix de tes questions personnalisées est encore en cours. Réessaie dans un instant.',
  'The survey is finished; its answers can no longer be changed.':
    'Le questionnaire est terminé ; ses réponses ne peuvent plus être changées.',
  'Please answer the core questions first.': 'Réponds d’abord aux questions communes.',
  'The core questions are complete; their answers can no longer be changed.':
    'Les questions communes sont terminées ; leurs réponses ne peuvent plus être changées.',
  'This site makes no random profiles.': 'Ce site ne crée pas de profils aléatoires.',
  'Please confirm that you are 18 or older.': 'Confirme que tu as 18 ans ou plus.',
  'You have begun ten more questions. Please answer them first; then you can take the survey again.':
    'Tu as commencé dix questions de plus. Réponds-y d’abord ; tu pourras ensuite refaire le questionnaire.',
  'An agreement needs a shared reading that both of you can see.':
    'Un accord suppose une comparaison à deux que vous pouvez voir, toi comme l’autre.',
  'You have both sent this round already, or one of you has erased the agreement. Please load the page again.':
    'Vous avez déjà répondu à deux à ce tour, ou bien l’accord a été effacé, par toi ou par l’autre. Recharge la page.',
  'Only questions of your shared reading can be marked, each once. Please load the page again.':
    'Seules les questions de votre comparaison à deux peuvent être marquées, une fois chacune. Recharge la page.',
  'Only questions that can be shared can be added, each once.':
    'Seules les questions qui peuvent être partagées peuvent être ajoutées, une fois chacune.',
  'One of the added questions is part of your shared reading. Mark it there.':
    'L’une des questions ajoutées figure dans votre comparaison à deux. C’est là qu’il faut la marquer.',
  'One of the added questions touches a hard limit of yours. Take it out first.':
    'L’une des questions ajoutées touche à l’une de tes limites absolues. Retire-la d’abord.',
  'This is asked only of people who donate their answers, and have a reading.':
    'Cela n’est demandé qu’aux personnes qui donnent leurs réponses et qui ont une comparaison.',
  'A profile made of random answers cannot share a reading with a person’s.':
    'Un profil fait de réponses au hasard ne peut pas avoir de comparaison à deux avec celui d’une personne.',
  'This invitation cannot be used. It may have been used or ended already, or its time is up. Ask for a new one.':
    'Cette invitation ne peut pas servir. Elle a peut-être déjà été utilisée ou annulée, ou son terme est passé. Demandes-en une nouvelle.',
  'You have ended this shared reading.': 'Tu as mis fin à cette comparaison à deux.',
  'The time for this shared reading is up. You can make a new invitation.':
    'Le terme de cette comparaison à deux est passé. Tu peux créer une nouvelle invitation.',
  'You can say yes once someone has accepted your invitation.':
    'Tu pourras dire oui quand quelqu’un aura accepté ton invitation.',
  'You’ve retaken the survey since. Make a new invitation, or ask for one: it will belong to your new answers.':
    'Tu as refait le questionnaire depuis. Crée une nouvelle invitation, ou demandes-en une : elle correspondra à tes nouvelles réponses.',
  'These are not the answers of this shared reading. Please load the page again.':
    'Ce ne sont pas les réponses de cette comparaison à deux. Recharge la page.',
  'There is no such shared reading.': 'Cette comparaison à deux n’existe pas.',
  'The body is nested too deeply.': 'Le contenu est imbriqué trop profondément.',
  'The body is not valid UTF-8.': 'Le contenu n’est pas de l’UTF-8 valide.',
  'The body contains a NUL character.': 'Le contenu comporte un caractère NUL.',
  'The request could not be read.': 'La demande n’a pas pu être lue.',
  'The request took too long to arrive.': 'La demande a mis trop de temps à arriver.',
  'The request headers are too large.': 'Les en-têtes de la demande sont trop longs.',
  'Send the body as it is, without a content encoding.':
    'Envoie le contenu tel quel, sans Content-Encoding.',
  'This node is shutting down.': 'Ce serveur est en train de s’arrêter.',
  'Too many messages are waiting to be sent. Please try again in a minute.':
    'Trop de messages attendent d’être envoyés. Réessaie dans une minute.',
  'The service is busy. Please try again in a moment.':
    'Le service est très sollicité. Réessaie dans un instant.',
  'What is stored here is no longer what was saved, so it is not shown. You did nothing wrong. Please tell the operator of this site.':
    'Ce qui est stocké ici n’est plus ce qui avait été enregistré, et n’est donc pas montré. Tu n’as rien fait de mal. Merci de le signaler à la personne qui gère ce site.',
  'The request is too large.': 'La demande est trop volumineuse.',
  'Send the body as application/json.': 'Envoie le contenu sous la forme application/json.',
  'Something went wrong on our side. Please try again.':
    'Quelque chose n’a pas fonctionné de notre côté. Merci de réessayer.',
  'The address contains a NUL character.': 'L’adresse comporte un caractère NUL.',
  'There is no such session.': 'Cette session n’existe pas.',
  'You have no profile yet. Finish the survey first.':
    'Tu n’as pas encore de profil. Termine d’abord le questionnaire.',
  'You have not started the survey yet.': 'Tu n’as pas encore commencé le questionnaire.',
  'There is no such attempt.': 'Ce passage du questionnaire n’existe pas.',
  'You keep # people, the limit. Remove one first.': (people: number) =>
    pluralIn('fr', people, {
      one: 'Tu gardes # personne, c’est le maximum. Retire-la d’abord.',
      other: 'Tu gardes # personnes, c’est le maximum. Retires-en une d’abord.',
    }),
  'You can have # links at a time. Please end or delete one first.': (links: number) =>
    pluralIn('fr', links, {
      one: 'Tu peux avoir # lien à la fois. Mets-y fin ou supprime-le d’abord.',
      other: 'Tu peux avoir # liens à la fois. Mets fin à l’un d’eux ou supprimes-en un d’abord.',
    }),
  'You can retake the survey # times in # days. Please come back later; your profile stays as it is.':
    (times: number, days: number) =>
      `Tu peux refaire le questionnaire ${times} fois en ${pluralIn('fr', days, { one: '# jour', other: '# jours' })}. Reviens plus tard ; ton profil reste tel quel.`,
  'You have # open invitations. End one of them before you make another.': (invitations: number) =>
    pluralIn('fr', invitations, {
      one: 'Tu as # invitation ouverte. Annule-la avant d’en créer une autre.',
      other: 'Tu as # invitations ouvertes. Annules-en une avant d’en créer une autre.',
    }),
  'You two have had a shared reading in the last # days. Please wait before you make another.': (
    days: number,
  ) =>
    `Vous avez eu une comparaison à deux il y a moins de ${pluralIn('fr', days, { one: '# jour', other: '# jours' })}. Attends avant d’en proposer une autre.`,
  'You can say yes to # shared readings in # days. Please come back later; this reading keeps its end date.':
    (readings: number, days: number) =>
      `Tu peux dire oui à ${pluralIn('fr', readings, { one: '# comparaison à deux', other: '# comparaisons à deux' })} en ${pluralIn('fr', days, { one: '# jour', other: '# jours' })}. Reviens plus tard ; cette comparaison garde son terme.`,
  'Only questions that you answered with # can be ticked.': (answer: number) =>
    `Seules les questions où tu as répondu ${answer} peuvent être cochées.`,
  'The request is invalid.': 'La demande n’est pas valable.',
  'Please sign in.': 'Connecte-toi, s’il te plaît.',
  'This code is wrong, was used already, or is more than ten minutes old. Check it, or enter your address again to get a new one.':
    'Ce code est faux, a déjà servi ou date de plus de dix minutes. Vérifie-le, ou saisis de nouveau ton adresse pour en recevoir un autre.',
  'This password is among those that are tried first. Please choose another, for example four words that do not belong together.':
    'Ce mot de passe est de ceux qu’on essaie en premier. Choisis-en un autre, par exemple quatre mots sans rapport entre eux.',
  'Your profile could not be computed just now. Your answers are safe; please try again in a moment.':
    'Ton profil n’a pas pu être calculé à l’instant. Tes réponses sont en sécurité\xa0; réessaie dans un moment.',
  'This passkey opens no profile here. It may have been removed. Please try again, or use your login code.':
    'Cette clé d’accès n’ouvre aucun profil ici. Elle a peut-être été retirée. Réessaie, ou utilise ton code de connexion.',
  'This passkey does not open this profile. Please check and try again.':
    'Cette clé d’accès n’ouvre pas ce profil. Vérifie et réessaie.',
  'This passkey could not be checked, so it was not kept. Please try again.':
    'Cette clé d’accès n’a pas pu être vérifiée et n’a donc pas été gardée. Réessaie.',
  'You keep # passkeys, the limit. Remove one first.':
    'Tu gardes déjà # clés d’accès, le maximum. Retires-en d’abord une.',
  'There is no such passkey.': 'Cette clé d’accès n’existe pas.',
  'Please enter an e-mail address.': 'Saisis une adresse e-mail.',
  'That is longer than any e-mail address.': 'Aucune adresse e-mail n’est aussi longue.',
  'Please enter a password.': 'Saisis un mot de passe.',
  'The password must have at least 12 characters.':
    'Le mot de passe doit compter au moins 12 caractères.',
  'The password must have at most 128 characters.':
    'Le mot de passe doit compter au plus 128 caractères.',
  'Please enter your login code or email address':
    'Saisis ton code de connexion ou ton adresse e-mail',
  'The code has eight digits.': 'Le code compte huit chiffres.',
  'That is longer than any login code or e-mail address.':
    'C’est plus long que n’importe quel code de connexion ou adresse e-mail.',
  'Please enter a name.': 'Saisis un nom.',
  'A name has at most # characters.': 'Un nom compte au plus # caractères.',
  'Please enter a share code.': 'Saisis un code de partage.',
  'That is longer than any share code.': 'Aucun code de partage n’est aussi long.',
  'This link is incomplete. Please copy the whole address.':
    'Ce lien est incomplet. Copie l’adresse entière.',
  'Please agree first: sentences about your profile are sent to the service that writes.':
    'Donne d’abord ton accord : des phrases sur ton profil sont envoyées au service qui écrit.',
  'A label has at most # characters.': 'Un libellé compte au plus # caractères.',
  'A link can name at most # interests.': 'Un lien peut citer au plus # intérêts.',
  'At most # questions can be ticked.': 'On peut cocher au plus # questions.',
  'At most # questions can be added.': 'On peut ajouter au plus # questions.',
};
