import { pluralIn } from '../../../../../src/domain/texts.ts';

/** What a refused request is told, by its English sentence; # is a number. */
export default {
  'These are not events of this site.': 'Estos sucesos no son de este sitio.',
  'There is nothing here.': 'Aquí no hay nada.',
  'This cannot be called from another site.': 'Esto no se puede pedir desde otro sitio.',
  'The service for analytics does not answer.': 'El servicio que cuenta los sucesos no responde.',
  'Someone else has changed this in the meantime. Compare both texts and save again.':
    'Entretanto, otra persona ha cambiado esto. Compara los dos textos y guarda de nuevo.',
  'Too many requests just now. Please wait a little and try again.':
    'Hay demasiadas peticiones en este momento. Espera un poco e inténtalo de nuevo.',
  'An Idempotency-Key has 16 to 200 letters, digits, hyphens or underscores; a random UUID will do.':
    'Una Idempotency-Key tiene de 16 a 200 letras, cifras, guiones o guiones bajos; sirve un UUID al azar.',
  'Please prove first that this account is yours: with its login code, its password, or a code mailed to its confirmed address.':
    'Demuestra primero que esta cuenta es tuya: con su código de acceso, su contraseña o un código enviado a su dirección confirmada.',
  'This is not your login code or password. Please check and try again.':
    'Este no es tu código de acceso ni tu contraseña. Revísalo e inténtalo de nuevo.',
  'Invalid login code or email address. Please check and try again.':
    'El código de acceso o la dirección de correo no son válidos. Revísalos e inténtalo de nuevo.',
  'This is your own share code. Ask someone you trust for theirs.':
    'Este es tu propio código para compartir. Pide el suyo a alguien de confianza.',
  'The first share code must be your own.':
    'El primer código para compartir tiene que ser el tuyo.',
  'This site does not ask for donated answers.': 'Este sitio no pide donar respuestas.',
  'There is no study at this address.': 'No hay ningún estudio en esta dirección.',
  'You take part in another study. Leave it first, or use another account.':
    'Ya participas en otro estudio. Déjalo primero o usa otra cuenta.',
  'You take part in no study.': 'No participas en ningún estudio.',
  'This study has ended. Thank you for your interest.':
    'Este estudio ha terminado. Gracias por tu interés.',
  'This study has all the people it needs. Thank you.':
    'Este estudio ya tiene a todas las personas que necesita. Gracias.',
  'This is not an e-mail address.': 'Esto no es una dirección de correo.',
  'You have already confirmed this address for another account. To use it here, sign in with it there and remove it first.':
    'Ya has confirmado esta dirección en otra cuenta. Para usarla aquí, inicia sesión con ella allí y elimínala primero.',
  'Please give the login code, the password, or the code that was mailed to you.':
    'Escribe el código de acceso, la contraseña o el código que recibiste por correo.',
  'This code is wrong, has been used already, or is more than ten minutes old. Check it, or ask for a new one.':
    'Este código no es correcto, ya se ha usado o tiene más de diez minutos. Revísalo o pide uno nuevo.',
  'AI summaries are not enabled on this site.':
    'En este sitio no hay resúmenes escritos por una IA.',
  'There is no profile to write about yet. Finish the survey first.':
    'Todavía no hay un perfil sobre el que escribir. Termina primero el cuestionario.',
  'No survey responses found for user': 'No se han encontrado respuestas de esta cuenta',
  'Only a link with chosen interests can name interests.':
    'Solo un enlace con intereses elegidos puede nombrar intereses.',
  'Please choose at least one interest.': 'Elige al menos un interés.',
  'Some of these interests cannot be named: a link names what you answered with 5 or more, and no hard limit.':
    'Algunos de estos intereses no se pueden nombrar: un enlace nombra lo que respondiste con 5 o más, y ningún límite absoluto.',
  'This link shows nothing, or nothing any more. Please ask for a new one.':
    'Este enlace no muestra nada, o ya no muestra nada. Pide uno nuevo.',
  'There is no such link.': 'Ese enlace no existe.',
  'A link can only end earlier. Please make a new one instead.':
    'El final de un enlace solo puede adelantarse. Crea uno nuevo en su lugar.',
  'There is no profile for this share code.': 'No hay ningún perfil para este código.',
  'There is no such question.': 'Esa pregunta no existe.',
  'You have answered every question that can make your profile surer.':
    'Has respondido todas las preguntas que pueden aclarar más tu perfil.',
  'Please finish the survey that you have begun first.':
    'Termina primero el cuestionario que has empezado.',
  'The survey has moved on in another window. Please load it again.':
    'El cuestionario ha avanzado en otra ventana. Vuelve a cargarlo.',
  'Some core questions have no answer yet.':
    'Algunas preguntas básicas no tienen respuesta todavía.',
  'Your personalised questions could not be chosen. Nothing is lost; please try again in a moment.':
    'No se han podido elegir tus preguntas personalizadas. No se ha perdido nada; inténtalo de nuevo dentro de un momento.',
  'This question is not among your personalised questions.':
    'Esta pregunta no está entre tus preguntas personalizadas.',
  'Your personalised questions are still being chosen. Please try again in a moment.':
    'Tus preguntas personalizadas aún se están eligiendo. Inténtalo de nuevo dentro de un momento.',
  'The survey is finished; its answers can no longer be changed.':
    'El cuestionario está terminado; sus respuestas ya no se pueden cambiar.',
  'Please answer the core questions first.': 'Responde primero las preguntas básicas.',
  'The core questions are complete; their answers can no longer be changed.':
    'Las preguntas básicas están completas; sus respuestas ya no se pueden cambiar.',
  'This site makes no random profiles.': 'Este sitio no crea perfiles al azar.',
  'Please confirm that you are 18 or older.': 'Confirma que tienes 18 años o más.',
  'You have begun ten more questions. Please answer them first; then you can take the survey again.':
    'Has empezado diez preguntas más. Respóndelas primero; después podrás repetir el cuestionario.',
  'An agreement needs a shared reading that both of you can see.':
    'Un acuerdo necesita una comparación a dos que ustedes dos puedan ver.',
  'You have both sent this round already, or one of you has erased the agreement. Please load the page again.':
    'Las dos selecciones de esta ronda ya se habían enviado, o alguien ha borrado el acuerdo. Vuelve a cargar la página.',
  'Only questions of your shared reading can be marked, each once. Please load the page again.':
    'Solo se pueden marcar preguntas de la comparación a dos, y cada una, una sola vez. Vuelve a cargar la página.',
  'Only questions that can be shared can be added, each once.':
    'Solo se pueden añadir preguntas que puedan compartirse, y cada una, una sola vez.',
  'One of the added questions is part of your shared reading. Mark it there.':
    'Una de las preguntas añadidas ya está en la comparación a dos. Márcala allí.',
  'One of the added questions touches a hard limit of yours. Take it out first.':
    'Una de las preguntas añadidas toca un límite absoluto tuyo. Quítala primero.',
  'This is asked only of people who donate their answers, and have a reading.':
    'Esto se pregunta solo a quienes donan sus respuestas y tienen una comparación.',
  'A profile made of random answers cannot share a reading with a person’s.':
    'Un perfil hecho de respuestas al azar no puede tener una comparación a dos con el de una persona.',
  'This invitation cannot be used. It may have been used or ended already, or its time is up. Ask for a new one.':
    'Esta invitación no se puede usar. Quizá ya se haya usado o retirado, o haya vencido su plazo. Pide una nueva.',
  'You have ended this shared reading.': 'Has puesto fin a esta comparación a dos.',
  'The time for this shared reading is up. You can make a new invitation.':
    'Ha vencido el plazo de esta comparación a dos. Puedes crear una invitación nueva.',
  'You can say yes once someone has accepted your invitation.':
    'Podrás decir que sí cuando alguien haya aceptado tu invitación.',
  'You’ve retaken the survey since. Make a new invitation, or ask for one: it will belong to your new answers.':
    'Has repetido el cuestionario desde entonces. Crea una invitación nueva, o pide una: valdrá para tus nuevas respuestas.',
  'These are not the answers of this shared reading. Please load the page again.':
    'Estas no son las respuestas de esta comparación a dos. Vuelve a cargar la página.',
  'There is no such shared reading.': 'Esa comparación a dos no existe.',
  'The body is nested too deeply.': 'El contenido tiene demasiados niveles.',
  'The body is not valid UTF-8.': 'El contenido no es UTF-8 válido.',
  'The body contains a NUL character.': 'El contenido incluye un carácter NUL.',
  'The request could not be read.': 'No se ha podido leer la petición.',
  'The request took too long to arrive.': 'La petición ha tardado demasiado en llegar.',
  'The request headers are too large.': 'Las cabeceras de la petición son demasiado grandes.',
  'Send the body as it is, without a content encoding.':
    'Envía el contenido tal cual, sin codificación de contenido.',
  'This node is shutting down.': 'Este nodo se está apagando.',
  'Too many messages are waiting to be sent. Please try again in a minute.':
    'Hay demasiados mensajes en espera de envío. Vuelve a intentarlo en un minuto.',
  'The service is busy. Please try again in a moment.':
    'El servicio está ocupado. Inténtalo de nuevo dentro de un momento.',
  'What is stored here is no longer what was saved, so it is not shown. You did nothing wrong. Please tell the operator of this site.':
    'Lo que hay aquí ya no es lo que se guardó, y por eso no se muestra. No has hecho nada mal. Avisa a quien gestiona este sitio.',
  'The request is too large.': 'La petición es demasiado grande.',
  'Send the body as application/json.': 'Envía el contenido como application/json.',
  'Something went wrong on our side. Please try again.':
    'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  'The address contains a NUL character.': 'La dirección incluye un carácter NUL.',
  'There is no such session.': 'Esa sesión no existe.',
  'You have no profile yet. Finish the survey first.':
    'Aún no tienes perfil. Termina primero el cuestionario.',
  'You have not started the survey yet.': 'Aún no has empezado el cuestionario.',
  'There is no such attempt.': 'Ese intento no existe.',
  'You keep # people, the limit. Remove one first.': (people: number) =>
    pluralIn('es', people, {
      one: 'Ya hay # persona en tu lista, el máximo. Quítala primero.',
      other: 'Ya hay # personas en tu lista, el máximo. Quita una primero.',
    }),
  'You can have # links at a time. Please end or delete one first.': (links: number) =>
    pluralIn('es', links, {
      one: 'Puedes tener # enlace a la vez. Termínalo o bórralo primero.',
      other: 'Puedes tener # enlaces a la vez. Termina o borra uno primero.',
    }),
  'You can retake the survey # times in # days. Please come back later; your profile stays as it is.':
    (times: number, days: number) =>
      `El cuestionario se puede repetir ${pluralIn('es', times, { one: '# vez', other: '# veces' })} en ${pluralIn('es', days, { one: '# día', other: '# días' })}. Vuelve más adelante; tu perfil queda como está.`,
  'You have # open invitations. End one of them before you make another.': (invitations: number) =>
    pluralIn('es', invitations, {
      one: 'Tienes # invitación abierta. Retírala antes de crear otra.',
      other: 'Tienes # invitaciones abiertas. Retira una de ellas antes de crear otra.',
    }),
  'You two have had a shared reading in the last # days. Please wait before you make another.': (
    days: number,
  ) =>
    `Ya tuviste una comparación a dos con esta persona hace menos de ${pluralIn('es', days, { one: '# día', other: '# días' })}. Espera antes de empezar otra.`,
  'You can say yes to # shared readings in # days. Please come back later; this reading keeps its end date.':
    (readings: number, days: number) =>
      `Puedes decir que sí a ${pluralIn('es', readings, { one: '# comparación a dos', other: '# comparaciones a dos' })} en ${pluralIn('es', days, { one: '# día', other: '# días' })}. Vuelve más adelante; el plazo de esta comparación no cambia.`,
  'Only questions that you answered with # can be ticked.': (answer: number) =>
    `Solo se pueden marcar preguntas que respondiste con un ${answer}.`,
  'The request is invalid.': 'La petición no es válida.',
  'Please sign in.': 'Inicia sesión, por favor.',
  'This code is wrong, was used already, or is more than ten minutes old. Check it, or enter your address again to get a new one.':
    'Este código es incorrecto, ya se usó o tiene más de diez minutos. Compruébalo, o escribe otra vez tu dirección para recibir uno nuevo.',
  'This password is among those that are tried first. Please choose another, for example four words that do not belong together.':
    'Esta contraseña es de las que se prueban primero. Elige otra, por ejemplo cuatro palabras que no tengan que ver entre sí.',
  'Your profile could not be computed just now. Your answers are safe; please try again in a moment.':
    'Ahora mismo no se pudo calcular tu perfil. Tus respuestas están a salvo; inténtalo de nuevo en un momento.',
  'This passkey opens no profile here. It may have been removed. Please try again, or use your login code.':
    'Esta llave de acceso no abre ningún perfil aquí. Puede que se haya quitado. Inténtalo de nuevo o usa tu código de acceso.',
  'This passkey does not open this profile. Please check and try again.':
    'Esta llave de acceso no abre este perfil. Compruébalo e inténtalo de nuevo.',
  'This passkey could not be checked, so it was not kept. Please try again.':
    'No se pudo comprobar esta llave de acceso, así que no se guardó. Inténtalo de nuevo.',
  'You keep # passkeys, the limit. Remove one first.':
    'Ya guardas # llaves de acceso, el máximo. Quita primero una.',
  'There is no such passkey.': 'Esa llave de acceso no existe.',
  'Please enter an e-mail address.': 'Escribe una dirección de correo.',
  'That is longer than any e-mail address.': 'Ninguna dirección de correo es tan larga.',
  'Please enter a password.': 'Escribe una contraseña.',
  'The password must have at least 12 characters.':
    'La contraseña debe tener al menos 12 caracteres.',
  'The password must have at most 128 characters.':
    'La contraseña puede tener como máximo 128 caracteres.',
  'Please enter your login code or email address':
    'Escribe tu código de acceso o tu dirección de correo',
  'The code has eight digits.': 'El código tiene ocho cifras.',
  'That is longer than any login code or e-mail address.':
    'No hay códigos de acceso ni direcciones de correo tan largos.',
  'Please enter a name.': 'Escribe un nombre.',
  'A name has at most # characters.': 'Un nombre tiene como máximo # caracteres.',
  'Please enter a share code.': 'Escribe un código para compartir.',
  'That is longer than any share code.': 'Ningún código para compartir es tan largo.',
  'This link is incomplete. Please copy the whole address.':
    'Este enlace está incompleto. Copia la dirección entera.',
  'Please agree first: sentences about your profile are sent to the service that writes.':
    'Acepta primero: se envían frases sobre tu perfil al servicio que escribe.',
  'A label has at most # characters.': 'Una etiqueta tiene como máximo # caracteres.',
  'A link can name at most # interests.': 'Un enlace puede nombrar como máximo # intereses.',
  'At most # questions can be ticked.': 'Se pueden marcar como máximo # preguntas.',
  'At most # questions can be added.': 'Se pueden añadir como máximo # preguntas.',
};
