import { pluralIn } from '../../../../../src/domain/texts.ts';

/** What a refused request is told, by its English sentence; # is a number. */
export default {
  'These are not events of this site.': 'Estes não são eventos deste site.',
  'There is nothing here.': 'Não há nada aqui.',
  'This cannot be called from another site.': 'Isto não pode ser chamado a partir de outro site.',
  'The service for analytics does not answer.': 'O serviço que conta os eventos não responde.',
  'Someone else has changed this in the meantime. Compare both texts and save again.':
    'Outra pessoa mudou isto nesse meio-tempo. Compare os dois textos e salve de novo.',
  'Too many requests just now. Please wait a little and try again.':
    'Pedidos demais neste momento. Espere um pouco e tente de novo.',
  'An Idempotency-Key has 16 to 200 letters, digits, hyphens or underscores; a random UUID will do.':
    'Um Idempotency-Key tem de 16 a 200 letras, algarismos, hifens ou sublinhados; um UUID aleatório serve.',
  'Please prove first that this account is yours: with its login code, its password, or a code mailed to its confirmed address.':
    'Comprove primeiro que esta conta é sua: com o código de acesso, a senha ou um código enviado ao endereço confirmado.',
  'This is not your login code or password. Please check and try again.':
    'Este não é o seu código de acesso nem a sua senha. Confira e tente de novo.',
  'Invalid login code or email address. Please check and try again.':
    'Código de acesso ou endereço de e-mail inválido. Confira e tente de novo.',
  'This is your own share code. Ask someone you trust for theirs.':
    'Este é o seu próprio código de compartilhamento. Peça o de alguém em quem você confia.',
  'The first share code must be your own.':
    'O primeiro código de compartilhamento precisa ser o seu.',
  'This site does not ask for donated answers.': 'Este site não pede a doação de respostas.',
  'There is no study at this address.': 'Não há nenhum estudo neste endereço.',
  'You take part in another study. Leave it first, or use another account.':
    'Você participa de outro estudo. Saia dele primeiro ou use outra conta.',
  'You take part in no study.': 'Você não participa de nenhum estudo.',
  'This study has ended. Thank you for your interest.':
    'Este estudo terminou. Agradecemos o seu interesse.',
  'This study has all the people it needs. Thank you.':
    'Este estudo já tem todas as pessoas de que precisa. Agradecemos.',
  'This is not an e-mail address.': 'Isto não é um endereço de e-mail.',
  'You have already confirmed this address for another account. To use it here, sign in with it there and remove it first.':
    'Você já confirmou este endereço em outra conta. Para usá-lo aqui, entre nela com ele e remova-o primeiro.',
  'Please give the login code, the password, or the code that was mailed to you.':
    'Informe o código de acesso, a senha ou o código enviado a você por e-mail.',
  'This code is wrong, has been used already, or is more than ten minutes old. Check it, or ask for a new one.':
    'Este código está errado, já foi usado ou tem mais de dez minutos. Confira ou peça um novo.',
  'AI summaries are not enabled on this site.': 'Os resumos por IA não estão ativados neste site.',
  'There is no profile to write about yet. Finish the survey first.':
    'Ainda não há um perfil sobre o qual escrever. Termine primeiro o questionário.',
  'No survey responses found for user':
    'Nenhuma resposta ao questionário foi encontrada para esta conta.',
  'Only a link with chosen interests can name interests.':
    'Só um link com interesses escolhidos pode citar interesses.',
  'Please choose at least one interest.': 'Escolha pelo menos um interesse.',
  'Some of these interests cannot be named: a link names what you answered with 5 or more, and no hard limit.':
    'Alguns destes interesses não podem ser citados: um link cita o que você respondeu com 5 ou mais, e nenhum limite absoluto.',
  'This link shows nothing, or nothing any more. Please ask for a new one.':
    'Este link não mostra nada, ou não mostra mais nada. Peça um novo.',
  'There is no such link.': 'Esse link não existe.',
  'A link can only end earlier. Please make a new one instead.':
    'Um link só pode terminar antes do previsto. Em vez disso, crie um novo.',
  'There is no profile for this share code.': 'Não há perfil para este código de compartilhamento.',
  'There is no such question.': 'Essa pergunta não existe.',
  'You have answered every question that can make your profile surer.':
    'Você já respondeu a todas as perguntas que podem dar mais certeza ao seu perfil.',
  'Please finish the survey that you have begun first.':
    'Termine primeiro o questionário que você começou.',
  'The survey has moved on in another window. Please load it again.':
    'O questionário avançou em outra janela. Carregue de novo.',
  'Some core questions have no answer yet.':
    'Algumas perguntas principais ainda estão sem resposta.',
  'Your personalised questions could not be chosen. Nothing is lost; please try again in a moment.':
    'Não foi possível escolher suas perguntas personalizadas. Nada se perdeu; tente de novo daqui a pouco.',
  'This question is not among your personalised questions.':
    'Esta pergunta não está entre as suas perguntas personalizadas.',
  'Your personalised questions are still being chosen. Please try again in a moment.':
    'Suas perguntas personalizadas ainda estão sendo escolhidas. Tente de novo daqui a pouco.',
  'The survey is finished; its answers can no longer be changed.':
    'O questionário está terminado; as respostas não podem mais ser mudadas.',
  'Please answer the core questions first.': 'Responda primeiro às perguntas principais.',
  'The core questions are complete; their answers can no longer be changed.':
    'As perguntas principais estão completas; as respostas a elas não podem mais ser mudadas.',
  'This site makes no random profiles.': 'Este site não cria perfis aleatórios.',
  'Please confirm that you are 18 or older.': 'Confirme que você tem 18 anos ou mais.',
  'You have begun ten more questions. Please answer them first; then you can take the survey again.':
    'Você começou mais dez perguntas. Responda primeiro a elas; depois você pode refazer o questionário.',
  'An agreement needs a shared reading that both of you can see.':
    'Um acordo precisa de uma comparação a dois que vocês possam ver.',
  'You have both sent this round already, or one of you has erased the agreement. Please load the page again.':
    'Vocês já enviaram nesta rodada, ou alguém apagou o acordo. Carregue a página de novo.',
  'Only questions of your shared reading can be marked, each once. Please load the page again.':
    'Só perguntas da comparação a dois de vocês podem ser marcadas, uma única vez cada. Carregue a página de novo.',
  'Only questions that can be shared can be added, each once.':
    'Só perguntas que podem ser compartilhadas podem ser acrescentadas, uma única vez cada.',
  'One of the added questions is part of your shared reading. Mark it there.':
    'Uma das perguntas acrescentadas faz parte da comparação a dois de vocês. Marque-a lá.',
  'One of the added questions touches a hard limit of yours. Take it out first.':
    'Uma das perguntas acrescentadas toca em um limite absoluto seu. Tire-a primeiro.',
  'This is asked only of people who donate their answers, and have a reading.':
    'Isto só é perguntado a quem doa suas respostas e tem uma comparação.',
  'A profile made of random answers cannot share a reading with a person’s.':
    'Um perfil feito de respostas ao acaso não pode ter uma comparação a dois com o de uma pessoa.',
  'This invitation cannot be used. It may have been used or ended already, or its time is up. Ask for a new one.':
    'Este convite não pode ser usado. Talvez já tenha sido usado ou encerrado, ou o prazo acabou. Peça um novo.',
  'You have ended this shared reading.': 'Você encerrou esta comparação a dois.',
  'The time for this shared reading is up. You can make a new invitation.':
    'O prazo desta comparação a dois acabou. Você pode criar um novo convite.',
  'You can say yes once someone has accepted your invitation.':
    'Você pode dizer sim quando alguém aceitar o seu convite.',
  'You’ve retaken the survey since. Make a new invitation, or ask for one: it will belong to your new answers.':
    'Você refez o questionário desde então. Crie um novo convite, ou peça um: ele pertencerá às suas novas respostas.',
  'These are not the answers of this shared reading. Please load the page again.':
    'Estas não são as respostas desta comparação a dois. Carregue a página de novo.',
  'There is no such shared reading.': 'Essa comparação a dois não existe.',
  'The body is nested too deeply.': 'O corpo do pedido está aninhado demais.',
  'The body is not valid UTF-8.': 'O corpo do pedido não é UTF-8 válido.',
  'The body contains a NUL character.': 'O corpo do pedido contém um caractere NUL.',
  'The request could not be read.': 'Não foi possível ler o pedido.',
  'The request took too long to arrive.': 'O pedido demorou demais para chegar.',
  'The request headers are too large.': 'Os cabeçalhos do pedido são grandes demais.',
  'Send the body as it is, without a content encoding.':
    'Envie o corpo como ele é, sem codificação de conteúdo.',
  'This node is shutting down.': 'Este servidor está sendo desligado.',
  'Too many messages are waiting to be sent. Please try again in a minute.':
    'Há mensagens demais à espera de envio. Tente de novo em um minuto.',
  'The service is busy. Please try again in a moment.':
    'O serviço está ocupado. Tente de novo daqui a pouco.',
  'What is stored here is no longer what was saved, so it is not shown. You did nothing wrong. Please tell the operator of this site.':
    'O que está guardado aqui não é mais o que foi salvo, por isso não é mostrado. Você não fez nada de errado. Avise quem administra este site.',
  'The request is too large.': 'O pedido é grande demais.',
  'Send the body as application/json.': 'Envie o corpo como application/json.',
  'Something went wrong on our side. Please try again.':
    'Algo deu errado do nosso lado. Tente de novo.',
  'The address contains a NUL character.': 'O endereço contém um caractere NUL.',
  'There is no such session.': 'Essa sessão não existe.',
  'You have no profile yet. Finish the survey first.':
    'Você ainda não tem um perfil. Termine primeiro o questionário.',
  'You have not started the survey yet.': 'Você ainda não começou o questionário.',
  'There is no such attempt.': 'Essa passagem pelo questionário não existe.',
  'You keep # people, the limit. Remove one first.': (people: number) =>
    pluralIn('pt-BR', people, {
      one: 'Você guarda # pessoa, o limite. Remova-a primeiro.',
      other: 'Você guarda # pessoas, o limite. Remova uma primeiro.',
    }),
  'You can have # links at a time. Please end or delete one first.': (links: number) =>
    pluralIn('pt-BR', links, {
      one: 'Você pode ter # link por vez. Encerre ou apague esse link primeiro.',
      other: 'Você pode ter # links por vez. Encerre ou apague um primeiro.',
    }),
  'You can retake the survey # times in # days. Please come back later; your profile stays as it is.':
    (times: number, days: number) =>
      `Você pode refazer o questionário ${pluralIn('pt-BR', times, { one: '# vez', other: '# vezes' })} em ${pluralIn('pt-BR', days, { one: '# dia', other: '# dias' })}. Volte mais tarde; seu perfil continua como está.`,
  'You have # open invitations. End one of them before you make another.': (invitations: number) =>
    pluralIn('pt-BR', invitations, {
      one: 'Você tem # convite aberto. Encerre esse convite antes de criar outro.',
      other: 'Você tem # convites abertos. Encerre um deles antes de criar outro.',
    }),
  'You two have had a shared reading in the last # days. Please wait before you make another.': (
    days: number,
  ) =>
    `Vocês tiveram uma comparação a dois há menos de ${pluralIn('pt-BR', days, { one: '# dia', other: '# dias' })}. Esperem antes de fazer outra.`,
  'You can say yes to # shared readings in # days. Please come back later; this reading keeps its end date.':
    (readings: number, days: number) =>
      `Você pode dizer sim a ${pluralIn('pt-BR', readings, { one: '# comparação a dois', other: '# comparações a dois' })} em ${pluralIn('pt-BR', days, { one: '# dia', other: '# dias' })}. Volte mais tarde; esta comparação mantém a data de fim.`,
  'Only questions that you answered with # can be ticked.': (answer: number) =>
    `Só podem ser marcadas perguntas que você respondeu com ${answer}.`,
  'The request is invalid.': 'O pedido é inválido.',
  'Please sign in.': 'Entre na sua conta, por favor.',
  'This code is wrong, was used already, or is more than ten minutes old. Check it, or enter your address again to get a new one.':
    'Este código está errado, já foi usado ou tem mais de dez minutos. Confira o código, ou digite seu endereço de novo para receber outro.',
  'This password is among those that are tried first. Please choose another, for example four words that do not belong together.':
    'Esta senha é das que se tentam primeiro. Escolha outra, por exemplo quatro palavras sem relação entre si.',
  'Your profile could not be computed just now. Your answers are safe; please try again in a moment.':
    'Não foi possível calcular seu perfil agora. Suas respostas estão seguras; tente de novo daqui a pouco.',
  'This passkey opens no profile here. It may have been removed. Please try again, or use your login code.':
    'Esta chave de acesso não abre nenhum perfil aqui. Talvez ela tenha sido removida. Tente de novo ou use o seu código de acesso.',
  'This passkey does not open this profile. Please check and try again.':
    'Esta chave de acesso não abre este perfil. Confira e tente de novo.',
  'This passkey could not be checked, so it was not kept. Please try again.':
    'Não foi possível verificar esta chave de acesso, por isso ela não foi guardada. Tente de novo.',
  'You keep # passkeys, the limit. Remove one first.':
    'Você já guarda # chaves de acesso, o máximo. Remova uma primeiro.',
  'There is no such passkey.': 'Essa chave de acesso não existe.',
  'Please enter an e-mail address.': 'Digite um endereço de e-mail.',
  'That is longer than any e-mail address.': 'Nenhum endereço de e-mail é tão longo.',
  'Please enter a password.': 'Digite uma senha.',
  'The password must have at least 12 characters.': 'A senha precisa ter pelo menos 12 caracteres.',
  'The password must have at most 128 characters.': 'A senha pode ter no máximo 128 caracteres.',
  'Please enter your login code or email address':
    'Digite seu código de acesso ou endereço de e-mail',
  'The code has eight digits.': 'O código tem oito dígitos.',
  'That is longer than any login code or e-mail address.':
    'Nenhum código de acesso ou endereço de e-mail é tão longo.',
  'Please enter a name.': 'Digite um nome.',
  'A name has at most # characters.': 'Um nome tem no máximo # caracteres.',
  'Please enter a share code.': 'Digite um código de compartilhamento.',
  'That is longer than any share code.': 'Nenhum código de compartilhamento é tão longo.',
  'This link is incomplete. Please copy the whole address.':
    'Este link está incompleto. Copie o endereço inteiro.',
  'Please agree first: sentences about your profile are sent to the service that writes.':
    'Aceite primeiro: frases sobre o seu perfil são enviadas ao serviço que escreve.',
  'A label has at most # characters.': 'Uma etiqueta tem no máximo # caracteres.',
  'A link can name at most # interests.': 'Um link pode citar no máximo # interesses.',
  'At most # questions can be ticked.': 'É possível marcar no máximo # perguntas.',
  'At most # questions can be added.': 'É possível acrescentar no máximo # perguntas.',
};
