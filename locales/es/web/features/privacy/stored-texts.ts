/** The texts of `/privacy` about the database, by the English text. */
export default {
  'One row for each account.': 'Una fila por cada cuenta.',
  'Until you delete the account, or nobody has used it for 24 months.':
    'Hasta que borres la cuenta, o nadie la haya usado en 24 meses.',
  'A random name for the account, used inside the database only.':
    'Un nombre al azar para la cuenta, que se usa solo dentro de la base de datos.',
  'A keyed fingerprint of your login code. The code itself is not stored, and cannot be computed from this.':
    'Una huella con clave de tu código de acceso. El código en sí no se guarda, y no se puede calcular a partir de esto.',
  'Which key of this site made the fingerprint.': 'Qué clave de este sitio hizo la huella.',
  'A keyed fingerprint of your share code, or nothing where sharing is off. It finds your public record, and cannot open it.':
    'Una huella con clave de tu código para compartir, o nada si tu enlace está desactivado. Sirve para encontrar tu ficha pública, y no puede abrirla.',
  'Which key of this site made that fingerprint.': 'Qué clave de este sitio hizo esa huella.',
  'Your share code, age range, gender, what comparing may show, whether you donate a copy of your answers and since when, and which list of hard limits is the latest, encrypted under your own key.':
    'Tu código para compartir, tu tramo de edad, tu género, qué puede mostrar una comparación, si donas una copia de tus respuestas y desde cuándo, y cuál es la última lista de límites absolutos, todo cifrado con tu propia clave.',
  'How often that was changed.': 'Cuántas veces ha cambiado eso.',
  'What a person with your share code can learn of you, encrypted under that code: rounded figures, and the shared interests that you let be named.':
    'Lo que puede saber de ti una persona con tu código para compartir, cifrado con ese código: cifras redondeadas y los intereses en común que permites nombrar.',
  'A random number that tells the record from earlier ones.':
    'Un número al azar que distingue la ficha de las anteriores.',
  'Whether the survey is finished.': 'Si el cuestionario está terminado.',
  'Which wording of the consent you agreed to.': 'Qué texto del consentimiento aceptaste.',
  'The day you agreed.': 'El día en que aceptaste.',
  'The day the account was made, without the time.':
    'El día en que se creó la cuenta, sin la hora.',
  'Only if you gave an address and confirmed it: a keyed fingerprint of it. We can recognise the address when you type it again, and cannot read it back.':
    'Solo si diste una dirección y la confirmaste: una huella con clave de ella. Podemos reconocer la dirección cuando vuelves a escribirla, y no podemos volver a leerla.',
  'Which key of this site made the fingerprint of the address.':
    'Qué clave de este sitio hizo la huella de la dirección.',
  'The same, of an address that is not confirmed yet.':
    'Lo mismo, de una dirección aún sin confirmar.',
  'Until when it can be confirmed: ten minutes.': 'Hasta cuándo se puede confirmar: diez minutos.',
  'Only for accounts made with a password: a slow, salted hash of it (Argon2id).':
    'Solo en cuentas creadas con contraseña: un hash lento y con sal de ella (Argon2id).',
  'The month in which you were last here, without the day. An account that nobody has used for 24 months is deleted.':
    'El mes en que estuviste aquí por última vez, sin el día. Una cuenta que nadie ha usado en 24 meses se borra.',
  'Only if you confirmed an e-mail address: so that no two accounts have the same one.':
    'Solo si confirmaste una dirección de correo: para que no haya dos cuentas con la misma.',
  'Until you remove the address or delete the account.':
    'Hasta que elimines la dirección o borres la cuenta.',
  'The keyed fingerprint of the address.': 'La huella con clave de la dirección.',
  'The account.': 'La cuenta.',
  'Your own key, which encrypts all that is personal. It is stored only in locked form, once for each secret of yours that opens it.':
    'Tu propia clave, que cifra todo lo personal. Se guarda únicamente bajo llave, una vez por cada secreto tuyo que la abre.',
  'Which secret opens it: your login code, your password, or your confirmed address with a key of this site.':
    'Qué secreto la abre: tu código de acceso, tu contraseña, o tu dirección confirmada junto con una clave de este sitio.',
  'For a password: the random number that goes into its slow hash.':
    'Si hay contraseña: el número al azar que entra en su hash lento.',
  'Your key, encrypted under a key made from that secret.':
    'Tu clave, cifrada con otra clave que sale de ese secreto.',
  'For an address: which key of this site went into it.':
    'Si hay dirección: qué clave de este sitio entró en ella.',
  'Your answers to the survey.': 'Tus respuestas al cuestionario.',
  'As long as the account; when a retake is complete, the former answers become an earlier result.':
    'Tanto como la cuenta; cuando una repetición está completa, las respuestas anteriores pasan a ser un resultado anterior.',
  'A random name for this run of the survey.':
    'Un nombre al azar para esta vez que respondes el cuestionario.',
  'The account it belongs to.': 'La cuenta a la que pertenece.',
  'How far it is.': 'Hasta dónde ha llegado.',
  'Which edition of the questions you were asked.': 'Qué edición de las preguntas se te presentó.',
  'How many personalised questions there are at least.':
    'Cuántas preguntas personalizadas hay como mínimo.',
  'Whether their number may grow.': 'Si su número puede crecer.',
  'Your answers, the most private thing we hold, with the choice of questions, the languages you answered in and the time of your first answer, encrypted under your own key. Its length is always the same.':
    'Tus respuestas, lo más privado que guardamos, con las preguntas elegidas, los idiomas en que respondiste y la hora de tu primera respuesta, cifradas con tu propia clave. Ocupan siempre lo mismo.',
  'A random number, new at every change.': 'Un número al azar, nuevo en cada cambio.',
  'The day you began, without the time.': 'El día en que empezaste, sin la hora.',
  'Whether a program answered, for tests and demonstration.':
    'Si respondió un programa, para pruebas y demostraciones.',
  'Only if you took the survey again: the answers of up to five earlier times, so that you can see how you have changed. What was computed from them is not kept.':
    'Solo si repetiste el cuestionario: las respuestas de hasta cinco veces anteriores, para que veas cómo has cambiado. Lo que se calculó con ellas no se conserva.',
  'Until you press “Forget earlier results”; the oldest goes at the fifth retake after it.':
    'Hasta que pulses «Olvidar los resultados anteriores»; el más antiguo desaparece con la quinta repetición posterior.',
  'A random name for that run of the survey.':
    'Un nombre al azar para aquella vez que respondiste el cuestionario.',
  'Which of your runs it was.': 'Cuál de las veces que respondiste fue.',
  'Your answers with the choice of questions and the languages you answered in, encrypted under your own key. Its length is always the same.':
    'Tus respuestas, con las preguntas elegidas y los idiomas en que respondiste, cifradas con tu propia clave. Ocupan siempre lo mismo.',
  'What was computed from the answers, so that it need not be computed again.':
    'Lo que se calculó con las respuestas, para no tener que calcularlo otra vez.',
  'Goes with the answers.': 'Desaparece con las respuestas.',
  'The run of the survey it was computed from.': 'Con qué respuestas al cuestionario se calculó.',
  'With which version of the model.': 'Con qué versión del modelo.',
  'Scores, polarities and their margins, encrypted under your own key.':
    'Puntuaciones, polaridades y sus márgenes, cifrados con tu propia clave.',
  'Only if you had a text written by a service, where the operator of this site offers one.':
    'Solo si encargaste un texto a un servicio, donde quien gestiona este sitio ofrece uno.',
  'Until you delete it; otherwise goes with the answers.':
    'Hasta que lo borres; si no, desaparece con las respuestas.',
  'The run of the survey it was written from.': 'Con qué respuestas al cuestionario se escribió.',
  'From the figures of which version of the model.': 'Con las cifras de qué versión del modelo.',
  'The text, encrypted under your own key.': 'El texto, cifrado con tu propia clave.',
  'The name of the language model that wrote it.':
    'El nombre del modelo de lenguaje que lo escribió.',
  'The day.': 'El día.',
  'How often the survey was taken again, since three times in 30 days is the limit.':
    'Cuántas veces se ha repetido el cuestionario, porque el límite es de tres veces en 30 días.',
  'Only if you marked hard limits: which questions they are, so that none of them appears in anything you share with someone.':
    'Solo si marcaste límites absolutos: qué preguntas son, para que ninguna aparezca en nada de lo que compartes.',
  'Until you take the last mark off; otherwise as long as the account.':
    'Hasta que quites la última marca; si no, tanto como la cuenta.',
  'The questions you marked, encrypted under your own key.':
    'Las preguntas que marcaste, cifradas con tu propia clave.',
  'Links of your own that show a part of your profile, beside the share code.':
    'Enlaces propios que muestran una parte de tu perfil, además del código para compartir.',
  'Until you delete the link. What a link showed is erased when you end it, or within the hour after its end, and the row 30 days later.':
    'Hasta que borres el enlace. Lo que mostraba un enlace se borra cuando lo terminas, o en la hora siguiente a su final, y la fila, 30 días después.',
  'A random name.': 'Un nombre al azar.',
  'A fingerprint of the end of its address.': 'Una huella del final de su dirección.',
  'Its address, your label, what it may show, which answers it belongs to and its place in your list, encrypted under your own key.':
    'Su dirección, tu etiqueta, lo que puede mostrar, a qué respuestas pertenece y su lugar en tu lista, todo cifrado con tu propia clave.',
  'How often it was changed.': 'Cuántas veces ha cambiado.',
  'What the link shows, encrypted under the end of its address; nothing once it has ended.':
    'Lo que muestra el enlace, cifrado con el final de su dirección; nada, una vez terminado.',
  'When it ends, if it does.': 'Cuándo termina, si es que termina.',
  'How often it was opened, counted up to ten, without times, addresses or devices.':
    'Cuántas veces se ha abierto, contado hasta diez, sin horas, direcciones ni dispositivos.',
  'The day you made it.': 'El día en que lo creaste.',
  'Only if you kept somebody: the list of people you have compared with.':
    'Solo si guardaste a alguien: la lista de personas con las que te has comparado.',
  'Until you remove the last of them; otherwise as long as the account.':
    'Hasta que quites a la última; si no, tanto como la cuenta.',
  'Their share codes, the names you gave them and the days, encrypted under your own key. Its length tells their number only roughly.':
    'Sus códigos para compartir, los nombres que les diste y los días, cifrados con tu propia clave. Lo que ocupan dice solo más o menos cuántas son.',
  'Shared readings, which two people see after both have said yes, and what the two agree on after one. The row names neither of them.':
    'Lecturas compartidas, que dos personas ven después de que las dos hayan dicho que sí, y lo que acuerdan después. La fila no nombra a ninguna.',
  'Without the yes of both, until the time that was set is over. A reading: 12 months, or until one of the two withdraws it. An agreement: until one of the two erases it, at the latest as long as its reading.':
    'Sin el sí de las dos, hasta que venza el plazo fijado. Una lectura: 12 meses, o hasta que una de las dos la retire. Un acuerdo: hasta que una de las dos lo borre, y como máximo tanto como su lectura.',
  'A fingerprint of the invitation, until someone used it.':
    'Una huella de la invitación, hasta que alguien la haya usado.',
  'How far it is: invited, joined, shown, ended.':
    'Hasta dónde ha llegado: invitada, aceptada, mostrada, terminada.',
  'One half of a key, made for this reading alone.':
    'La mitad de una clave, hecha solo para esta lectura.',
  'The other half.': 'La otra mitad.',
  'How widely each of the two answered high, in one word, encrypted so that only these two can read it.':
    'A cuántas preguntas dio una nota alta cada una de las dos personas, en una palabra, cifrado para que solo ellas puedan leerlo.',
  'What the person who said yes first gives to the reading, encrypted likewise; erased when it is computed, or when they take the survey again.':
    'Lo que aporta a la lectura la persona que dijo primero que sí, cifrado del mismo modo; se borra cuando la lectura se calcula, o cuando esa persona repite el cuestionario.',
  'The reading, encrypted likewise; erased when either of the two withdraws.':
    'La lectura, cifrada del mismo modo; se borra cuando cualquiera de las dos personas la retira.',
  'What the two agree on after the reading, encrypted likewise. Until both have sent their marks it holds those of one; then only what both may see. Its length is always the same.':
    'Lo que las dos personas acuerdan después de la lectura, cifrado del mismo modo. Hasta que las dos hayan enviado su selección, contiene la de una; después, solo lo que pueden ver las dos. Ocupa siempre lo mismo.',
  'How often the row was changed.': 'Cuántas veces ha cambiado la fila.',
  'When it ends.': 'Cuándo termina.',
  'The day the invitation was made.': 'El día en que se creó la invitación.',
  'The day both had said yes.': 'El día en que las dos personas habían dicho que sí.',
  'With which version of the model it was computed.': 'Con qué versión del modelo se calculó.',
  'Which shared readings are yours.': 'Qué lecturas compartidas son tuyas.',
  'Goes with the reading, at your next visit to the page, or with your account.':
    'Desaparece con la lectura, en tu siguiente visita a la página, o con tu cuenta.',
  'A name that only your own key can compute.':
    'Un nombre que solo tu propia clave puede calcular.',
  'Which reading it is, your half of its key, which answers belong to it, whether you said yes, and whether it helped you to talk, encrypted under your own key.':
    'Qué lectura es, tu mitad de su clave, a qué respuestas pertenece, si dijiste que sí y si te sirvió para hablar, todo cifrado con tu propia clave.',
  'Only if you chose to donate: a copy of your answers, and of what you said of shared readings, for improving the scoring, without a name, an account, a day or an order.':
    'Solo si elegiste donar: una copia de tus respuestas, y de lo que dijiste de las lecturas compartidas, para mejorar el cálculo, sin nombre, cuenta, día ni orden.',
  'Until you take it back, replace it by a retake or delete the account. If the account goes because nobody used it for 24 months, the copy stays, since without your key nobody can tell which one it is.':
    'Hasta que la retires, la sustituyas con una repetición o borres la cuenta. Si la cuenta desaparece porque nadie la usó en 24 meses, la copia se queda, porque sin tu clave nadie puede saber cuál es.',
  'A fingerprint under your own key. With it your visits find the copy again, to replace or delete it; nobody without that key can tell whose it is.':
    'Una huella con tu propia clave. Con ella, tus visitas vuelven a encontrar la copia, para sustituirla o borrarla; sin esa clave nadie puede saber de quién es.',
  'The week in which the copy was made.': 'La semana en que se hizo la copia.',
  'Which edition of the questions was answered.': 'Qué edición de las preguntas se respondió.',
  'The answers, the languages they were given in and, only if you chose that too, age range and gender, encrypted so that not even this server can read them: only the key with which the operator improves the scoring. Its length is always the same.':
    'Las respuestas, los idiomas en que se dieron y, solo si también elegiste eso, tramo de edad y género, cifrados para que ni siquiera este servidor pueda leerlos: solo la clave con la que quien gestiona este sitio mejora el cálculo. Ocupan siempre lo mismo.',
  'Copies that wait to be mixed with others, so that nobody can tell from the time which came from whom.':
    'Copias que esperan a mezclarse con otras, para que nadie pueda saber por la hora de llegada de quién es cada una.',
  'Until twenty wait, or one has waited for a day; then they move to the table above.':
    'Hasta que esperen veinte, o una haya esperado un día; entonces pasan a la tabla anterior.',
  'The day since when the copy waits.': 'El día desde el que espera la copia.',
  'So that nobody reads another person by comparing again and again with changed answers. It names neither of the two: both columns are fingerprints under the key of the person who compared.':
    'Para que nadie averigüe las respuestas de otra persona comparando una y otra vez con respuestas cambiadas. No nombra a ninguna de las dos: las dos columnas son huellas hechas con la clave de la persona que comparó.',
  'For 24 months.': 'Durante 24 meses.',
  'A fingerprint of the share code that was compared with.':
    'Una huella del código para compartir con el que se comparó.',
  'A fingerprint of the answers that were compared.':
    'Una huella de las respuestas que se compararon.',
  'The month.': 'El mes.',
  'One row for each browser that is signed in.':
    'Una fila por cada navegador con la sesión iniciada.',
  'Until you sign out, and 30 days and an hour at most.':
    'Hasta que cierres la sesión, y como máximo 30 días y una hora.',
  'When you signed in.': 'Cuándo iniciaste sesión.',
  'The day it was last used.': 'El día en que se usó por última vez.',
  'The minute in which you last gave your login code, your password, a passkey or a mailed code there.':
    'El minuto en que diste allí por última vez tu código de acceso, tu contraseña, una llave de acceso o un código enviado por correo.',
  'What your browser shows to prove that it is signed in.':
    'Lo que tu navegador muestra para probar que tiene la sesión iniciada.',
  'It works for 95 minutes, or until you sign out; what is left of it goes a day later.':
    'Sirve durante 95 minutos, o hasta que cierres la sesión; lo que queda de él desaparece un día después.',
  'The account, whose random name the token begins with.':
    'La cuenta, con cuyo nombre al azar empieza el token.',
  'A fingerprint of the rest of the token; the token itself is in your browser only.':
    'Una huella del resto del token; el propio token está solo en tu navegador.',
  'The session it belongs to.': 'La sesión a la que pertenece.',
  'When it was made.': 'Cuándo se creó.',
  'Whether a newer one replaced it.': 'Si lo ha sustituido uno más nuevo.',
  'Your own key, encrypted under the token.': 'Tu propia clave, cifrada con el token.',
  'Codes that were mailed: to sign in, to prove who you are, or to confirm an address. The address that was typed is never stored.':
    'Códigos enviados por correo: para iniciar sesión, para probar que eres tú o para confirmar una dirección. La dirección que se escribió no se guarda nunca.',
  'It works for ten minutes, and is deleted within the hour after.':
    'Sirve durante diez minutos, y se borra en la hora siguiente.',
  'The account, where the address belongs to one.': 'La cuenta, si la dirección pertenece a una.',
  'What the code is for.': 'Para qué es el código.',
  'A keyed fingerprint of the code.': 'Una huella con clave del código.',
  'How often a wrong code was entered.': 'Cuántas veces se ha escrito un código equivocado.',
  'So that asking again after a lost answer does not make a second account.':
    'Para que repetir una petición cuya respuesta se perdió no cree una segunda cuenta.',
  'It works for one minute, and is deleted within the hour after.':
    'Sirve durante un minuto, y se borra en la hora siguiente.',
  'A fingerprint of a random number of your browser.':
    'Una huella de un número al azar de tu navegador.',
  'The account that was made.': 'La cuenta que se creó.',
  'The answer, encrypted so that only your browser’s number opens it.':
    'La respuesta, cifrada para que solo la abra el número de tu navegador.',
  'Counts that stop guessing and flooding. Your network address is not stored: only a keyed fingerprint of it, whose key changes every day and is then erased.':
    'Contadores que frenan los intentos de adivinar y las avalanchas de peticiones. Tu dirección IP no se guarda: solo una huella con clave de ella, cuya clave cambia cada día y después se borra.',
  'Minutes to a day; what is over is deleted every hour.':
    'De unos minutos a un día; lo que ya ha pasado se borra cada hora.',
  'The fingerprint.': 'La huella.',
  'The count.': 'El recuento.',
  'The key of the day for these counts.': 'La clave del día para estos contadores.',
  'When the next day begins, within the hour.':
    'Hasta que empiece el día siguiente, como mucho una hora más.',
  'The key.': 'La clave.',
  'So that a backup that is restored does not bring back what was deleted, ended or withdrawn.':
    'Para que una copia de seguridad restaurada no devuelva lo que se borró, terminó o retiró.',
  'As long as backups may exist.': 'Mientras pueda haber copias de seguridad.',
  'A keyed fingerprint of the random name of an account, a link, a shared reading, an erased agreement or a donated copy; it leads back to nobody.':
    'Una huella con clave del nombre al azar de una cuenta, un enlace, una lectura compartida, un acuerdo borrado o una copia donada; no lleva de vuelta a nadie.',
  'The questions. Nothing of any visitor.': 'Las preguntas. Nada de quienes visitan este sitio.',
  'For ever.': 'Para siempre.',
  'Its name.': 'Su nombre.',
  'Which set it belongs to.': 'A qué serie pertenece.',
  'Its theme.': 'Su tema.',
  'Its counterpart.': 'La pregunta que la complementa.',
  'Its words.': 'Su texto.',
  'Its words in short.': 'Su texto abreviado.',
  'Its words as edited by the operator.': 'Su texto tal como lo cambió quien gestiona este sitio.',
  'The same in short.': 'Lo mismo, abreviado.',
  'How often it was edited.': 'Cuántas veces se ha cambiado.',
  'The words for 1 to 7.': 'Las palabras para los valores de 1 a 7.',
  'The value.': 'El valor.',
  'How often they were edited.': 'Cuántas veces se han cambiado.',
  'Who of the operator’s staff changed which words. Nothing of any visitor.':
    'Quién, en la gestión de este sitio, cambió qué textos. Nada de quienes lo visitan.',
  'For ever: entries can be neither changed nor removed.':
    'Para siempre: las anotaciones no se pueden cambiar ni eliminar.',
  'A number.': 'Un número.',
  'When.': 'Cuándo.',
  'Whose key.': 'De quién es la clave.',
  'What was changed.': 'Qué se cambió.',
  'Which part of it.': 'Qué parte de ello.',
  'The words before.': 'El texto anterior.',
  'The words after.': 'El texto posterior.',
  'What the page of statistics shows about everybody who donated answers: never fewer than ten people, and blurred on purpose.':
    'Lo que muestra la página de estadísticas sobre todas las personas que donaron respuestas: nunca menos de diez, y difuminado a propósito.',
  'For ever: it tells nothing about one person.':
    'Para siempre: no dice nada de una persona concreta.',
  'Its number.': 'Su número.',
  'The day it was published.': 'El día en que se publicó.',
  'By which parameters the people were scored.':
    'Con qué parámetros se calcularon las puntuaciones.',
  'What the page shows, and whether its people are invented.':
    'Lo que muestra la página, y si sus personas son inventadas.',
  'The sums from which it was made, with random noise in each of them.':
    'Las sumas con las que se hizo, cada una con ruido al azar.',
  'A fingerprint of the row.': 'Una huella de la fila.',
  'So that nobody is counted twice in the statistics.':
    'Para que nadie cuente dos veces en las estadísticas.',
  'Goes with the next statistics after the donated copy was withdrawn.':
    'Desaparece con las primeras estadísticas después de retirar la copia donada.',
  'The fingerprint of a donated copy, made with a key that only its owner opens; random for an invented person.':
    'La huella de una copia donada, hecha con una clave que solo puede abrir la persona a la que pertenece; al azar si es una persona inventada.',
  'What was learned about the questions from donated answers. It names nobody.':
    'Lo que se ha aprendido sobre las preguntas con las respuestas donadas. No nombra a nadie.',
  'For ever, so that an earlier scoring can be used again.':
    'Para siempre, para que un cálculo anterior pueda volver a usarse.',
  'The day it was made.': 'El día en que se hizo.',
  'From how many people’s answers.': 'Con las respuestas de cuántas personas.',
  'The figures of each question.': 'Las cifras de cada pregunta.',
  'What would change with it, for how many people.':
    'Qué cambiaría con ello, y para cuántas personas.',
  'By which of them profiles are scored.': 'Con cuáles de esas cifras se calculan los perfiles.',
  'The name of the set, or nothing for the first figures.':
    'El nombre del conjunto, o nada si son las primeras cifras.',
  'Since when.': 'Desde cuándo.',
  'So that the program notices when nothing can be saved.':
    'Para que el programa note cuándo no se puede guardar nada.',
  'One row, for ever.': 'Una fila, para siempre.',
  'When it was last changed.': 'Cuándo cambió por última vez.',
  'Tells the program whether it was given the keys that belong to this database.':
    'Dice al programa si ha recibido las claves que corresponden a esta base de datos.',
  'A fingerprint of the keys.': 'Una huella de las claves.',
  'The same of the keys before, while they are being replaced.':
    'Lo mismo de las claves anteriores, mientras se sustituyen.',
  'Your account': 'Tu cuenta',
  'Your answers and your profile': 'Tus respuestas y tu perfil',
  'What you share with others': 'Lo que compartes',
  'Copies given to improve the questionnaire': 'Copias donadas para mejorar el cuestionario',
  'Signing in': 'Inicio de sesión',
  'Protection against misuse': 'Protección contra el abuso',
  'The questionnaire itself': 'El propio cuestionario',
  'Only if you keep a passkey: what a device of yours needs to open your profile.':
    'Solo si guardas una llave de acceso: lo que un dispositivo tuyo necesita para abrir tu perfil.',
  'Until you remove the passkey or delete the account.':
    'Hasta que quites la llave de acceso o elimines la cuenta.',
  'A fingerprint of the random name that your device gave the passkey.':
    'Una huella del nombre aleatorio que tu dispositivo dio a la llave de acceso.',
  'With it we recognise your device. It opens nothing.':
    'Con ella reconocemos tu dispositivo. No abre nada.',
  'Your own key, encrypted under a key that only your device can make.':
    'Tu propia clave, cifrada con una clave que solo tu dispositivo puede generar.',
  'The name and the day that you see in the list, the name that your device gave it, how often and when it was last used, encrypted under your own key. Its length is always the same.':
    'El nombre y el día que ves en la lista, el nombre que le dio tu dispositivo, cuántas veces y cuándo se usó por última vez, cifrados con tu propia clave. Su longitud es siempre la misma.',
};
