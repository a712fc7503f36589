/** The texts of `/privacy` about the database, by the English text. */
export default {
  'One row for each account.': 'Une ligne par compte.',
  'Until you delete the account, or nobody has used it for 24 months.':
    'Jusqu’à ce que tu supprimes le compte, ou que personne ne l’ait utilisé pendant 24 mois.',
  'A random name for the account, used inside the database only.':
    'Un nom aléatoire pour le compte, utilisé seulement à l’intérieur de la base de données.',
  'A keyed fingerprint of your login code. The code itself is not stored, and cannot be computed from this.':
    'Une empreinte à clé de ton code de connexion. Le code lui-même n’est pas conservé et ne peut pas en être déduit.',
  'Which key of this site made the fingerprint.': 'Quelle clé de ce site a fait l’empreinte.',
  'A keyed fingerprint of your share code, or nothing where sharing is off. It finds your public record, and cannot open it.':
    'Une empreinte à clé de ton code de partage, ou rien si le partage est désactivé. Elle permet de trouver ta fiche publique, pas de l’ouvrir.',
  'Which key of this site made that fingerprint.':
    'Quelle clé de ce site a fait cette empreinte-là.',
  'Your share code, age range, gender, what comparing may show, whether you donate a copy of your answers and since when, and which list of hard limits is the latest, encrypted under your own key.':
    'Ton code de partage, ta tranche d’âge, ton genre, ce qu’une comparaison peut montrer, si tu donnes une copie de tes réponses et depuis quand, et quelle liste de limites absolues est la plus récente, chiffrés sous ta propre clé.',
  'How often that was changed.': 'Combien de fois cela a changé.',
  'What a person with your share code can learn of you, encrypted under that code: rounded figures, and the shared interests that you let be named.':
    'Ce qu’une personne munie de ton code de partage peut apprendre de toi, chiffré sous ce code : des chiffres arrondis, et les intérêts communs que tu laisses nommer.',
  'A random number that tells the record from earlier ones.':
    'Un numéro aléatoire qui distingue la fiche des précédentes.',
  'Whether the survey is finished.': 'Si le questionnaire est terminé.',
  'Which wording of the consent you agreed to.': 'Quelle version du consentement tu as acceptée.',
  'The day you agreed.': 'Le jour où tu as donné ton accord.',
  'The day the account was made, without the time.':
    'Le jour de la création du compte, sans l’heure.',
  'Only if you gave an address and confirmed it: a keyed fingerprint of it. We can recognise the address when you type it again, and cannot read it back.':
    'Seulement si tu as donné une adresse et l’as confirmée : une empreinte à clé de cette adresse. Nous pouvons la reconnaître quand tu la saisis à nouveau, mais pas la relire.',
  'Which key of this site made the fingerprint of the address.':
    'Quelle clé de ce site a fait l’empreinte de l’adresse.',
  'The same, of an address that is not confirmed yet.':
    'La même chose, pour une adresse pas encore confirmée.',
  'Until when it can be confirmed: ten minutes.':
    'Jusqu’à quand elle peut être confirmée : dix minutes.',
  'Only for accounts made with a password: a slow, salted hash of it (Argon2id).':
    'Seulement pour les comptes créés avec un mot de passe : une empreinte lente et salée de celui-ci (Argon2id).',
  'The month in which you were last here, without the day. An account that nobody has used for 24 months is deleted.':
    'Le mois de ta dernière visite, sans le jour. Un compte que personne n’a utilisé pendant 24 mois est supprimé.',
  'Only if you confirmed an e-mail address: so that no two accounts have the same one.':
    'Seulement si tu as confirmé une adresse e-mail : pour que deux comptes n’aient pas la même.',
  'Until you remove the address or delete the account.':
    'Jusqu’à ce que tu retires l’adresse ou supprimes le compte.',
  'The keyed fingerprint of the address.': 'L’empreinte à clé de l’adresse.',
  'The account.': 'Le compte.',
  'Your own key, which encrypts all that is personal. It is stored only in locked form, once for each secret of yours that opens it.':
    'Ta propre clé, qui chiffre tout ce qui est personnel. Elle n’est conservée que sous forme verrouillée, une fois pour chaque secret qui l’ouvre.',
  'Which secret opens it: your login code, your password, or your confirmed address with a key of this site.':
    'Quel secret l’ouvre : ton code de connexion, ton mot de passe, ou ton adresse confirmée avec une clé de ce site.',
  'For a password: the random number that goes into its slow hash.':
    'Pour un mot de passe : le nombre aléatoire qui entre dans son empreinte lente.',
  'Your key, encrypted under a key made from that secret.':
    'Ta clé, chiffrée sous une clé tirée de ce secret.',
  'For an address: which key of this site went into it.':
    'Pour une adresse : quelle clé de ce site y est entrée.',
  'Your answers to the survey.': 'Tes réponses au questionnaire.',
  'As long as the account; when a retake is complete, the former answers become an earlier result.':
    'Aussi longtemps que le compte ; quand tu as fini de refaire le questionnaire, les anciennes réponses deviennent un résultat précédent.',
  'A random name for this run of the survey.': 'Un nom aléatoire pour ce passage du questionnaire.',
  'The account it belongs to.': 'Le compte auquel cela appartient.',
  'How far it is.': 'Où cela en est.',
  'Which edition of the questions you were asked.': 'Quelle version des questions t’a été posée.',
  'How many personalised questions there are at least.':
    'Combien de questions personnalisées il y a au moins.',
  'Whether their number may grow.': 'Si leur nombre peut augmenter.',
  'Your answers, the most private thing we hold, with the choice of questions, the languages you answered in and the time of your first answer, encrypted under your own key. Its length is always the same.':
    'Tes réponses, ce que nous détenons de plus privé, avec le choix des questions, les langues dans lesquelles tu as répondu et l’heure de ta première réponse, chiffrées sous ta propre clé. La longueur est toujours la même.',
  'A random number, new at every change.': 'Un numéro aléatoire, nouveau à chaque changement.',
  'The day you began, without the time.': 'Le jour où tu as commencé, sans l’heure.',
  'Whether a program answered, for tests and demonstration.':
    'Si un programme a répondu, pour des tests et des démonstrations.',
  'Only if you took the survey again: the answers of up to five earlier times, so that you can see how you have changed. What was computed from them is not kept.':
    'Seulement si tu as refait le questionnaire : les réponses de cinq passages précédents au plus, pour que tu puisses voir ce qui a changé chez toi. Ce qui en a été calculé n’est pas gardé.',
  'Until you press “Forget earlier results”; the oldest goes at the fifth retake after it.':
    'Jusqu’à ce que tu appuies sur « Oublier les résultats précédents » ; le plus ancien disparaît la cinquième fois où tu refais le questionnaire ensuite.',
  'A random name for that run of the survey.':
    'Un nom aléatoire pour ce passage-là du questionnaire.',
  'Which of your runs it was.': 'De quel passage il s’agit.',
  'Your answers with the choice of questions and the languages you answered in, encrypted under your own key. Its length is always the same.':
    'Tes réponses avec le choix des questions et les langues dans lesquelles tu as répondu, chiffrées sous ta propre clé. La longueur est toujours la même.',
  'What was computed from the answers, so that it need not be computed again.':
    'Ce qui a été calculé à partir des réponses, pour ne pas avoir à le recalculer.',
  'Goes with the answers.': 'Disparaît avec les réponses.',
  'The run of the survey it was computed from.':
    'Le passage du questionnaire à partir duquel le calcul a été fait.',
  'With which version of the model.': 'Avec quelle version du modèle.',
  'Scores, polarities and their margins, encrypted under your own key.':
    'Les scores, les polarités et leurs marges, chiffrés sous ta propre clé.',
  'Only if you had a text written by a service, where the operator of this site offers one.':
    'Seulement si tu as fait écrire un texte par un service, là où ce site en propose un.',
  'Until you delete it; otherwise goes with the answers.':
    'Jusqu’à ce que tu le supprimes ; sinon, disparaît avec les réponses.',
  'The run of the survey it was written from.':
    'Le passage du questionnaire d’après lequel il a été écrit.',
  'From the figures of which version of the model.':
    'D’après les chiffres de quelle version du modèle.',
  'The text, encrypted under your own key.': 'Le texte, chiffré sous ta propre clé.',
  'The name of the language model that wrote it.': 'Le nom du modèle de langage qui l’a écrit.',
  'The day.': 'Le jour.',
  'How often the survey was taken again, since three times in 30 days is the limit.':
    'Combien de fois le questionnaire a été refait, puisque la limite est de trois fois en 30 jours.',
  'Only if you marked hard limits: which questions they are, so that none of them appears in anything you share with someone.':
    'Seulement si tu as marqué des limites absolues : quelles questions le sont, pour qu’aucune n’apparaisse dans ce que tu partages.',
  'Until you take the last mark off; otherwise as long as the account.':
    'Jusqu’à ce que tu retires la dernière marque ; sinon, aussi longtemps que le compte.',
  'The questions you marked, encrypted under your own key.':
    'Les questions que tu as marquées, chiffrées sous ta propre clé.',
  'Links of your own that show a part of your profile, beside the share code.':
    'Tes liens personnels, qui montrent une partie de ton profil, à côté du code de partage.',
  'Until you delete the link. What a link showed is erased when you end it, or within the hour after its end, and the row 30 days later.':
    'Jusqu’à ce que tu supprimes le lien. Ce qu’un lien montrait est effacé quand tu y mets fin, ou dans l’heure qui suit son terme, et la ligne 30 jours plus tard.',
  'A random name.': 'Un nom aléatoire.',
  'A fingerprint of the end of its address.': 'Une empreinte de la fin de son adresse.',
  'Its address, your label, what it may show, which answers it belongs to and its place in your list, encrypted under your own key.':
    'Son adresse, ton libellé, ce qu’il peut montrer, à quelles réponses il correspond et sa place dans ta liste, chiffrés sous ta propre clé.',
  'How often it was changed.': 'Combien de fois il a changé.',
  'What the link shows, encrypted under the end of its address; nothing once it has ended.':
    'Ce que montre le lien, chiffré sous la fin de son adresse ; plus rien une fois qu’il est terminé.',
  'When it ends, if it does.': 'Quand il se termine, s’il se termine.',
  'How often it was opened, counted up to ten, without times, addresses or devices.':
    'Combien de fois il a été ouvert, compté jusqu’à dix, sans heures, ni adresses, ni appareils.',
  'The day you made it.': 'Le jour où tu l’as créé.',
  'Only if you kept somebody: the list of people you have compared with.':
    'Seulement si tu as gardé quelqu’un : la liste des personnes avec qui tu as comparé.',
  'Until you remove the last of them; otherwise as long as the account.':
    'Jusqu’à ce que tu retires la dernière personne ; sinon, aussi longtemps que le compte.',
  'Their share codes, the names you gave them and the days, encrypted under your own key. Its length tells their number only roughly.':
    'Leurs codes de partage, les noms que tu leur as donnés et les jours, chiffrés sous ta propre clé. La longueur n’indique leur nombre qu’à peu près.',
  'Shared readings, which two people see after both have said yes, and what the two agree on after one. The row names neither of them.':
    'Les lectures à deux, que deux personnes voient une fois que toutes deux ont dit oui, et ce dont elles conviennent ensuite. La ligne ne nomme ni l’une ni l’autre.',
  'Without the yes of both, until the time that was set is over. A reading: 12 months, or until one of the two withdraws it. An agreement: until one of the two erases it, at the latest as long as its reading.':
    'Sans les deux oui, jusqu’au terme fixé. Une lecture : 12 mois, ou jusqu’à ce qu’une des deux personnes la retire. Un accord : jusqu’à ce qu’une des deux personnes l’efface, et au plus aussi longtemps que sa lecture.',
  'A fingerprint of the invitation, until someone used it.':
    'Une empreinte de l’invitation, jusqu’à ce que quelqu’un l’utilise.',
  'How far it is: invited, joined, shown, ended.':
    'Où elle en est : invitation, participation, affichage, fin.',
  'One half of a key, made for this reading alone.':
    'Une moitié d’une clé faite pour cette seule lecture.',
  'The other half.': 'L’autre moitié.',
  'How widely each of the two answered high, in one word, encrypted so that only these two can read it.':
    'Dans quelle mesure chacune des deux personnes a noté haut, en un mot, chiffré de façon que seules ces deux personnes puissent le lire.',
  'What the person who said yes first gives to the reading, encrypted likewise; erased when it is computed, or when they take the survey again.':
    'Ce que la première personne à dire oui apporte à la lecture, chiffré de même ; effacé quand la lecture est calculée, ou quand cette personne refait le questionnaire.',
  'The reading, encrypted likewise; erased when either of the two withdraws.':
    'La lecture, chiffrée de même ; effacée quand l’une des deux personnes la retire.',
  'What the two agree on after the reading, encrypted likewise. Until both have sent their marks it holds those of one; then only what both may see. Its length is always the same.':
    'Ce dont les deux personnes conviennent après la lecture, chiffré de même. Avant leurs deux envois, cela contient les choix d’une seule personne ; ensuite, seulement ce que les deux peuvent voir. La longueur est toujours la même.',
  'How often the row was changed.': 'Combien de fois la ligne a changé.',
  'When it ends.': 'Quand cela se termine.',
  'The day the invitation was made.': 'Le jour où l’invitation a été créée.',
  'The day both had said yes.': 'Le jour où le second oui a été donné.',
  'With which version of the model it was computed.':
    'Avec quelle version du modèle le calcul a été fait.',
  'Which shared readings are yours.': 'Quelles lectures à deux sont les tiennes.',
  'Goes with the reading, at your next visit to the page, or with your account.':
    'Disparaît avec la lecture, à ta prochaine visite de la page, ou avec ton compte.',
  'A name that only your own key can compute.': 'Un nom que seule ta propre clé peut calculer.',
  'Which reading it is, your half of its key, which answers belong to it, whether you said yes, and whether it helped you to talk, encrypted under your own key.':
    'De quelle lecture il s’agit, ta moitié de sa clé, quelles réponses y correspondent, si tu as dit oui, et si elle a facilité la conversation, chiffrés sous ta propre clé.',
  'Only if you chose to donate: a copy of your answers, and of what you said of shared readings, for improving the scoring, without a name, an account, a day or an order.':
    'Seulement si tu as choisi de donner : une copie de tes réponses, et de ce que tu as dit de lectures à deux, pour améliorer le calcul des scores, sans nom, ni compte, ni jour, ni ordre.',
  'Until you take it back, replace it by a retake or delete the account. If the account goes because nobody used it for 24 months, the copy stays, since without your key nobody can tell which one it is.':
    'Jusqu’à ce que tu la reprennes, la remplaces en refaisant le questionnaire ou supprimes le compte. Si le compte disparaît parce que personne ne l’a utilisé pendant 24 mois, la copie reste, puisque sans ta clé personne ne peut savoir laquelle c’est.',
  'A fingerprint under your own key. With it your visits find the copy again, to replace or delete it; nobody without that key can tell whose it is.':
    'Une empreinte sous ta propre clé. Grâce à elle, tes visites retrouvent la copie, pour la remplacer ou la supprimer ; sans cette clé, personne ne peut savoir à qui elle est.',
  'The week in which the copy was made.': 'La semaine où la copie a été faite.',
  'Which edition of the questions was answered.':
    'À quelle version des questions correspondent les réponses.',
  'The answers, the languages they were given in and, only if you chose that too, age range and gender, encrypted so that not even this server can read them: only the key with which the operator improves the scoring. Its length is always the same.':
    'Les réponses, les langues dans lesquelles elles ont été données et, seulement si tu l’as choisi aussi, la tranche d’âge et le genre, chiffrés de façon que même ce serveur ne puisse pas les lire : seule le peut la clé avec laquelle la personne qui gère ce site améliore le calcul des scores. La longueur est toujours la même.',
  'Copies that wait to be mixed with others, so that nobody can tell from the time which came from whom.':
    'Des copies qui attendent d’être mêlées à d’autres, pour que le moment de l’envoi ne révèle pas de qui vient chaque copie.',
  'Until twenty wait, or one has waited for a day; then they move to the table above.':
    'Jusqu’à ce que vingt attendent, ou que l’une d’elles ait attendu un jour ; elles passent alors dans la table ci-dessus.',
  'The day since when the copy waits.': 'Le jour depuis lequel la copie attend.',
  'So that nobody reads another person by comparing again and again with changed answers. It names neither of the two: both columns are fingerprints under the key of the person who compared.':
    'Pour que personne ne perce les réponses d’une autre personne en comparant sans cesse avec des réponses modifiées. Cela ne nomme ni l’une ni l’autre : les deux colonnes sont des empreintes faites avec la clé de la personne qui a comparé.',
  'For 24 months.': 'Pendant 24 mois.',
  'A fingerprint of the share code that was compared with.':
    'Une empreinte du code de partage avec lequel on a comparé.',
  'A fingerprint of the answers that were compared.': 'Une empreinte des réponses comparées.',
  'The month.': 'Le mois.',
  'One row for each browser that is signed in.':
    'Une ligne par navigateur où une session est ouverte.',
  'Until you sign out, and 30 days and an hour at most.':
    'Jusqu’à ce que tu te déconnectes, et 30 jours et une heure au plus.',
  'When you signed in.': 'Quand la session a été ouverte.',
  'The day it was last used.': 'Le jour de la dernière utilisation.',
  'The minute in which you last gave your login code, your password, a passkey or a mailed code there.':
    'La minute où tu y as donné pour la dernière fois ton code de connexion, ton mot de passe, une clé d’accès ou un code reçu par e-mail.',
  'What your browser shows to prove that it is signed in.':
    'Ce que ton navigateur présente pour prouver que sa session est ouverte.',
  'It works for 95 minutes, or until you sign out; what is left of it goes a day later.':
    'Valable 95 minutes, ou jusqu’à ce que tu te déconnectes ; ce qu’il en reste disparaît un jour plus tard.',
  'The account, whose random name the token begins with.':
    'Le compte, dont le nom aléatoire forme le début du jeton.',
  'A fingerprint of the rest of the token; the token itself is in your browser only.':
    'Une empreinte du reste du jeton ; le jeton lui-même n’est que dans ton navigateur.',
  'The session it belongs to.': 'La session à laquelle il appartient.',
  'When it was made.': 'Quand il a été créé.',
  'Whether a newer one replaced it.': 'Si un plus récent l’a remplacé.',
  'Your own key, encrypted under the token.': 'Ta propre clé, chiffrée sous le jeton.',
  'Codes that were mailed: to sign in, to prove who you are, or to confirm an address. The address that was typed is never stored.':
    'Des codes envoyés par e-mail : pour se connecter, pour prouver que c’est toi, ou pour confirmer une adresse. L’adresse saisie n’est jamais conservée.',
  'It works for ten minutes, and is deleted within the hour after.':
    'Valable dix minutes, et supprimé dans l’heure qui suit.',
  'The account, where the address belongs to one.':
    'Le compte, si l’adresse correspond à un compte.',
  'What the code is for.': 'À quoi sert le code.',
  'A keyed fingerprint of the code.': 'Une empreinte à clé du code.',
  'How often a wrong code was entered.': 'Combien de fois un code erroné a été saisi.',
  'So that asking again after a lost answer does not make a second account.':
    'Pour qu’une nouvelle demande, après une réponse perdue, ne crée pas un second compte.',
  'It works for one minute, and is deleted within the hour after.':
    'Valable une minute, et supprimé dans l’heure qui suit.',
  'A fingerprint of a random number of your browser.':
    'Une empreinte d’un nombre aléatoire de ton navigateur.',
  'The account that was made.': 'Le compte qui a été créé.',
  'The answer, encrypted so that only your browser’s number opens it.':
    'La réponse, chiffrée de façon que seul le nombre de ton navigateur l’ouvre.',
  'Counts that stop guessing and flooding. Your network address is not stored: only a keyed fingerprint of it, whose key changes every day and is then erased.':
    'Des compteurs contre les codes devinés et les demandes en masse. Ton adresse réseau n’est pas conservée : seulement une empreinte à clé de celle-ci, dont la clé change chaque jour et est ensuite effacée.',
  'Minutes to a day; what is over is deleted every hour.':
    'De quelques minutes à un jour ; ce qui est passé est supprimé toutes les heures.',
  'The fingerprint.': 'L’empreinte.',
  'The count.': 'Le nombre.',
  'The key of the day for these counts.': 'La clé du jour pour ces compteurs.',
  'When the next day begins, within the hour.': 'Jusqu’au début du jour suivant, à une heure près.',
  'The key.': 'La clé.',
  'So that a backup that is restored does not bring back what was deleted, ended or withdrawn.':
    'Pour qu’une sauvegarde restaurée ne ramène pas ce qui a été supprimé, terminé ou retiré.',
  'As long as backups may exist.': 'Aussi longtemps que des sauvegardes peuvent exister.',
  'A keyed fingerprint of the random name of an account, a link, a shared reading, an erased agreement or a donated copy; it leads back to nobody.':
    'Une empreinte à clé du nom aléatoire d’un compte, d’un lien, d’une lecture à deux, d’un accord effacé ou d’une copie donnée ; elle ne ramène à personne.',
  'The questions. Nothing of any visitor.': 'Les questions. Rien sur les personnes qui répondent.',
  'For ever.': 'Pour toujours.',
  'Its name.': 'Son nom.',
  'Which set it belongs to.': 'À quelle partie elle appartient.',
  'Its theme.': 'Son thème.',
  'Its counterpart.': 'Son pendant.',
  'Its words.': 'Les mots.',
  'Its words in short.': 'Les mots, en bref.',
  'Its words as edited by the operator.':
    'Les mots, tels que la personne qui gère ce site les a modifiés.',
  'The same in short.': 'La même chose, en bref.',
  'How often it was edited.': 'Combien de fois cela a été modifié.',
  'The words for 1 to 7.': 'Les mots pour 1 à 7.',
  'The value.': 'La valeur.',
  'How often they were edited.': 'Combien de fois ils ont été modifiés.',
  'Who of the operator’s staff changed which words. Nothing of any visitor.':
    'Quels textes ont été changés, et par qui parmi les gestionnaires de ce site. Rien sur les personnes qui répondent.',
  'For ever: entries can be neither changed nor removed.':
    'Pour toujours : une entrée ne peut être ni modifiée ni retirée.',
  'A number.': 'Un numéro.',
  'When.': 'Quand.',
  'Whose key.': 'À qui est la clé.',
  'What was changed.': 'Ce qui a été changé.',
  'Which part of it.': 'Quelle partie.',
  'The words before.': 'Les mots d’avant.',
  'The words after.': 'Les mots d’après.',
  'What the page of statistics shows about everybody who donated answers: never fewer than ten people, and blurred on purpose.':
    'Ce que montre la page de statistiques sur toutes les personnes qui ont donné leurs réponses : jamais moins de dix, et brouillé exprès.',
  'For ever: it tells nothing about one person.':
    'Pour toujours : cela ne dit rien d’une personne en particulier.',
  'Its number.': 'Son numéro.',
  'The day it was published.': 'Le jour de la publication.',
  'By which parameters the people were scored.':
    'Avec quels paramètres les scores ont été calculés.',
  'What the page shows, and whether its people are invented.':
    'Ce que montre la page, et si ses personnes sont inventées.',
  'The sums from which it was made, with random noise in each of them.':
    'Les sommes dont elle est tirée, avec un bruit aléatoire dans chacune.',
  'A fingerprint of the row.': 'Une empreinte de la ligne.',
  'So that nobody is counted twice in the statistics.':
    'Pour que personne ne soit compté deux fois dans les statistiques.',
  'Goes with the next statistics after the donated copy was withdrawn.':
    'Disparaît avec les statistiques suivantes, après le retrait de la copie donnée.',
  'The fingerprint of a donated copy, made with a key that only its owner opens; random for an invented person.':
    'L’empreinte d’une copie donnée, faite avec une clé que seule la personne à qui elle appartient peut ouvrir ; aléatoire pour une personne inventée.',
  'What was learned about the questions from donated answers. It names nobody.':
    'Ce que les réponses données ont appris sur les questions. Cela ne nomme personne.',
  'For ever, so that an earlier scoring can be used again.':
    'Pour toujours, afin qu’un calcul précédent puisse resservir.',
  'The day it was made.': 'Le jour du calcul.',
  'From how many people’s answers.': 'De combien de personnes viennent les réponses.',
  'The figures of each question.': 'Les chiffres de chaque question.',
  'What would change with it, for how many people.':
    'Ce que cela changerait, et pour combien de personnes.',
  'By which of them profiles are scored.': 'Lesquels servent à calculer les profils.',
  'The name of the set, or nothing for the first figures.':
    'Le nom du jeu de paramètres, ou rien pour les tout premiers chiffres.',
  'Since when.': 'Depuis quand.',
  'So that the program notices when nothing can be saved.':
    'Pour que le programme remarque quand rien ne peut plus être enregistré.',
  'One row, for ever.': 'Une ligne, pour toujours.',
  'When it was last changed.': 'Quand elle a changé pour la dernière fois.',
  'Tells the program whether it was given the keys that belong to this database.':
    'Dit au programme s’il a reçu les clés qui vont avec cette base de données.',
  'A fingerprint of the keys.': 'Une empreinte des clés.',
  'The same of the keys before, while they are being replaced.':
    'La même chose pour les clés d’avant, pendant leur remplacement.',
  'Your account': 'Ton compte',
  'Your answers and your profile': 'Tes réponses et ton profil',
  'What you share with others': 'Ce que tu partages avec d’autres',
  'Copies given to improve the questionnaire': 'Copies données pour améliorer le questionnaire',
  'Signing in': 'Connexion',
  'Protection against misuse': 'Protection contre les abus',
  'The questionnaire itself': 'Le questionnaire lui-même',
  'Only if you keep a passkey: what a device of yours needs to open your profile.':
    'Seulement si tu gardes une clé d’accès : ce dont un de tes appareils a besoin pour ouvrir ton profil.',
  'Until you remove the passkey or delete the account.':
    'Jusqu’à ce que tu retires la clé d’accès ou supprimes le compte.',
  'A fingerprint of the random name that your device gave the passkey.':
    'Une empreinte du nom aléatoire que ton appareil a donné à la clé d’accès.',
  'With it we recognise your device. It opens nothing.':
    'Elle nous permet de reconnaître ton appareil. Elle n’ouvre rien.',
  'Your own key, encrypted under a key that only your device can make.':
    'Ta propre clé, chiffrée avec une clé que seul ton appareil peut produire.',
  'The name and the day that you see in the list, the name that your device gave it, how often and when it was last used, encrypted under your own key. Its length is always the same.':
    'Le nom et le jour que tu vois dans la liste, le nom que ton appareil lui a donné, combien de fois et quand elle a servi pour la dernière fois, chiffrés avec ta propre clé. La longueur est toujours la même.',
};
