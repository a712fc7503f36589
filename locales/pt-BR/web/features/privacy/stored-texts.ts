/** The texts of `/privacy` about the database, by the English text. */
export default {
  'One row for each account.': 'Uma linha para cada conta.',
  'Until you delete the account, or nobody has used it for 24 months.':
    'Até você apagar a conta, ou até ninguém a usar por 24 meses.',
  'A random name for the account, used inside the database only.':
    'Um nome aleatório para a conta, usado só dentro do banco de dados.',
  'A keyed fingerprint of your login code. The code itself is not stored, and cannot be computed from this.':
    'Uma impressão criptográfica do seu código de acesso, feita com chave. O código em si não fica guardado e não pode ser calculado a partir dela.',
  'Which key of this site made the fingerprint.': 'Qual chave deste site gerou a impressão.',
  'A keyed fingerprint of your share code, or nothing where sharing is off. It finds your public record, and cannot open it.':
    'Uma impressão criptográfica do seu código de compartilhamento, feita com chave, ou nada quando o compartilhamento está desativado. Ela encontra o seu registro público e não consegue abri-lo.',
  'Which key of this site made that fingerprint.': 'Qual chave deste site gerou essa impressão.',
  'Your share code, age range, gender, what comparing may show, whether you donate a copy of your answers and since when, and which list of hard limits is the latest, encrypted under your own key.':
    'Seu código de compartilhamento, sua faixa de idade, seu gênero, o que uma comparação pode mostrar, se você doa uma cópia das suas respostas e desde quando, e qual é a lista mais recente de limites absolutos, tudo criptografado com a sua própria chave.',
  'How often that was changed.': 'Quantas vezes isso mudou.',
  'What a person with your share code can learn of you, encrypted under that code: rounded figures, and the shared interests that you let be named.':
    'O que uma pessoa com o seu código de compartilhamento pode saber de você, criptografado com esse código: números arredondados e os interesses em comum que você permite citar.',
  'A random number that tells the record from earlier ones.':
    'Um número aleatório que distingue o registro dos anteriores.',
  'Whether the survey is finished.': 'Se o questionário está terminado.',
  'Which wording of the consent you agreed to.':
    'Com qual redação do consentimento você concordou.',
  'The day you agreed.': 'O dia em que você concordou.',
  'The day the account was made, without the time.': 'O dia em que a conta foi criada, sem a hora.',
  'Only if you gave an address and confirmed it: a keyed fingerprint of it. We can recognise the address when you type it again, and cannot read it back.':
    'Só se você informou um endereço e o confirmou: uma impressão criptográfica dele, feita com chave. Podemos reconhecer o endereço quando você o digita de novo, mas não ler de volta.',
  'Which key of this site made the fingerprint of the address.':
    'Qual chave deste site gerou a impressão do endereço.',
  'The same, of an address that is not confirmed yet.':
    'O mesmo, de um endereço ainda não confirmado.',
  'Until when it can be confirmed: ten minutes.':
    'Até quando ele pode ser confirmado: dez minutos.',
  'Only for accounts made with a password: a slow, salted hash of it (Argon2id).':
    'Só em contas criadas com senha: um hash lento dela, com sal (Argon2id).',
  'The month in which you were last here, without the day. An account that nobody has used for 24 months is deleted.':
    'O mês em que você esteve aqui pela última vez, sem o dia. Uma conta que ninguém usa há 24 meses é apagada.',
  'Only if you confirmed an e-mail address: so that no two accounts have the same one.':
    'Só se você confirmou um endereço de e-mail: para que duas contas não tenham o mesmo.',
  'Until you remove the address or delete the account.':
    'Até você remover o endereço ou apagar a conta.',
  'The keyed fingerprint of the address.':
    'A impressão criptográfica do endereço, feita com chave.',
  'The account.': 'A conta.',
  'Your own key, which encrypts all that is personal. It is stored only in locked form, once for each secret of yours that opens it.':
    'Sua própria chave, que criptografa tudo o que é pessoal. Ela só fica guardada trancada, uma vez para cada segredo seu que a abre.',
  'Which secret opens it: your login code, your password, or your confirmed address with a key of this site.':
    'Qual segredo a abre: seu código de acesso, sua senha ou seu endereço confirmado, com uma chave deste site.',
  'For a password: the random number that goes into its slow hash.':
    'Para uma senha: o número aleatório que entra no hash lento dela.',
  'Your key, encrypted under a key made from that secret.':
    'Sua chave, criptografada com uma chave feita a partir desse segredo.',
  'For an address: which key of this site went into it.':
    'Para um endereço: qual chave deste site entrou nisso.',
  'Your answers to the survey.': 'Suas respostas ao questionário.',
  'As long as the account; when a retake is complete, the former answers become an earlier result.':
    'Enquanto a conta existir; quando um novo questionário se completa, as respostas de antes viram um resultado anterior.',
  'A random name for this run of the survey.':
    'Um nome aleatório para esta passagem pelo questionário.',
  'The account it belongs to.': 'A conta a que ela pertence.',
  'How far it is.': 'Em que ponto está.',
  'Which edition of the questions you were asked.': 'Qual edição das perguntas você recebeu.',
  'How many personalised questions there are at least.':
    'Quantas perguntas personalizadas há, no mínimo.',
  'Whether their number may grow.': 'Se o número delas pode crescer.',
  'Your answers, the most private thing we hold, with the choice of questions, the languages you answered in and the time of your first answer, encrypted under your own key. Its length is always the same.':
    'Suas respostas, a coisa mais íntima que guardamos, com a escolha das perguntas, os idiomas em que você respondeu e a hora da sua primeira resposta, tudo criptografado com a sua própria chave. O comprimento é sempre o mesmo.',
  'A random number, new at every change.': 'Um número aleatório, novo a cada mudança.',
  'The day you began, without the time.': 'O dia em que você começou, sem a hora.',
  'Whether a program answered, for tests and demonstration.':
    'Se quem respondeu foi um programa, para testes e demonstração.',
  'Only if you took the survey again: the answers of up to five earlier times, so that you can see how you have changed. What was computed from them is not kept.':
    'Só se você refez o questionário: as respostas de até cinco vezes anteriores, para que você veja como mudou. O que foi calculado a partir delas não é guardado.',
  'Until you press “Forget earlier results”; the oldest goes at the fifth retake after it.':
    'Até você tocar em “Esquecer resultados anteriores”; o mais antigo sai na quinta vez que você refizer o questionário depois dele.',
  'A random name for that run of the survey.':
    'Um nome aleatório para aquela passagem pelo questionário.',
  'Which of your runs it was.': 'Qual das suas passagens foi.',
  'Your answers with the choice of questions and the languages you answered in, encrypted under your own key. Its length is always the same.':
    'Suas respostas com a escolha das perguntas e os idiomas em que você respondeu, tudo criptografado com a sua própria chave. O comprimento é sempre o mesmo.',
  'What was computed from the answers, so that it need not be computed again.':
    'O que foi calculado a partir das respostas, para que não seja preciso calcular de novo.',
  'Goes with the answers.': 'Sai junto com as respostas.',
  'The run of the survey it was computed from.':
    'A passagem pelo questionário a partir da qual foi calculado.',
  'With which version of the model.': 'Com qual versão do modelo.',
  'Scores, polarities and their margins, encrypted under your own key.':
    'Pontuações, polaridades e suas margens, criptografadas com a sua própria chave.',
  'Only if you had a text written by a service, where the operator of this site offers one.':
    'Só se você pediu um texto escrito por um serviço, onde quem administra este site oferece um.',
  'Until you delete it; otherwise goes with the answers.':
    'Até você apagar o texto; senão, sai junto com as respostas.',
  'The run of the survey it was written from.':
    'A passagem pelo questionário a partir da qual o texto foi escrito.',
  'From the figures of which version of the model.':
    'A partir dos números de qual versão do modelo.',
  'The text, encrypted under your own key.': 'O texto, criptografado com a sua própria chave.',
  'The name of the language model that wrote it.': 'O nome do modelo de linguagem que o escreveu.',
  'The day.': 'O dia.',
  'How often the survey was taken again, since three times in 30 days is the limit.':
    'Quantas vezes o questionário foi refeito, pois o limite é de três vezes em 30 dias.',
  'Only if you marked hard limits: which questions they are, so that none of them appears in anything you share with someone.':
    'Só se você marcou limites absolutos: quais perguntas são, para que nenhuma delas apareça em algo que você compartilhe com alguém.',
  'Until you take the last mark off; otherwise as long as the account.':
    'Até você tirar a última marca; senão, enquanto a conta existir.',
  'The questions you marked, encrypted under your own key.':
    'As perguntas que você marcou, criptografadas com a sua própria chave.',
  'Links of your own that show a part of your profile, beside the share code.':
    'Links próprios, que mostram uma parte do seu perfil, além do código de compartilhamento.',
  'Until you delete the link. What a link showed is erased when you end it, or within the hour after its end, and the row 30 days later.':
    'Até você apagar o link. O que um link mostrava é apagado quando você o encerra, ou na hora seguinte ao fim dele, e a linha, 30 dias depois.',
  'A random name.': 'Um nome aleatório.',
  'A fingerprint of the end of its address.':
    'Uma impressão criptográfica do fim do endereço dele.',
  'Its address, your label, what it may show, which answers it belongs to and its place in your list, encrypted under your own key.':
    'O endereço, a sua etiqueta, o que o link pode mostrar, a quais respostas pertence e o lugar dele na sua lista, tudo criptografado com a sua própria chave.',
  'How often it was changed.': 'Quantas vezes isso foi alterado.',
  'What the link shows, encrypted under the end of its address; nothing once it has ended.':
    'O que o link mostra, criptografado com o fim do endereço dele; nada depois que ele termina.',
  'When it ends, if it does.': 'Quando termina, se termina.',
  'How often it was opened, counted up to ten, without times, addresses or devices.':
    'Quantas vezes foi aberto, contadas até dez, sem horários, endereços ou aparelhos.',
  'The day you made it.': 'O dia em que você o criou.',
  'Only if you kept somebody: the list of people you have compared with.':
    'Só se você guardou alguém: a lista das pessoas com quem você se comparou.',
  'Until you remove the last of them; otherwise as long as the account.':
    'Até você remover a última delas; senão, enquanto a conta existir.',
  'Their share codes, the names you gave them and the days, encrypted under your own key. Its length tells their number only roughly.':
    'Os códigos de compartilhamento delas, os nomes que você deu a elas e os dias, tudo criptografado com a sua própria chave. O comprimento revela só mais ou menos quantas são.',
  'Shared readings, which two people see after both have said yes, and what the two agree on after one. The row names neither of them.':
    'Leituras conjuntas, que duas pessoas veem depois que as duas disseram sim, e o que elas combinam depois. A linha não cita nenhuma das duas.',
  'Without the yes of both, until the time that was set is over. A reading: 12 months, or until one of the two withdraws it. An agreement: until one of the two erases it, at the latest as long as its reading.':
    'Sem o sim das duas, até acabar o prazo definido. Uma leitura: 12 meses, ou até que uma das duas a retire. Um acordo: até que uma das duas o apague, e no máximo enquanto durar a leitura dele.',
  'A fingerprint of the invitation, until someone used it.':
    'Uma impressão criptográfica do convite, até alguém usá-lo.',
  'How far it is: invited, joined, shown, ended.':
    'Em que ponto está: convite feito, aceito, leitura mostrada, terminada.',
  'One half of a key, made for this reading alone.':
    'Metade de uma chave, feita só para esta leitura.',
  'The other half.': 'A outra metade.',
  'How widely each of the two answered high, in one word, encrypted so that only these two can read it.':
    'A quantas perguntas cada uma das duas pessoas deu nota alta, em uma palavra, com criptografia que só essas duas podem abrir.',
  'What the person who said yes first gives to the reading, encrypted likewise; erased when it is computed, or when they take the survey again.':
    'O que a pessoa que disse sim primeiro entrega à leitura, com a mesma criptografia; apagado quando a leitura é calculada ou quando essa pessoa refaz o questionário.',
  'The reading, encrypted likewise; erased when either of the two withdraws.':
    'A leitura, com a mesma criptografia; apagada quando uma das duas pessoas a retira.',
  'What the two agree on after the reading, encrypted likewise. Until both have sent their marks it holds those of one; then only what both may see. Its length is always the same.':
    'O que as duas combinam depois da leitura, com a mesma criptografia. Até que as duas tenham enviado suas escolhas, contém as de uma; depois, só o que as duas podem ver. O comprimento é sempre o mesmo.',
  'How often the row was changed.': 'Quantas vezes a linha mudou.',
  'When it ends.': 'Quando termina.',
  'The day the invitation was made.': 'O dia em que o convite foi feito.',
  'The day both had said yes.': 'O dia em que as duas pessoas já tinham dito sim.',
  'With which version of the model it was computed.': 'Com qual versão do modelo foi calculada.',
  'Which shared readings are yours.': 'Quais leituras conjuntas são suas.',
  'Goes with the reading, at your next visit to the page, or with your account.':
    'Sai junto com a leitura, na sua próxima visita à página, ou com a sua conta.',
  'A name that only your own key can compute.':
    'Um nome que só a sua própria chave consegue calcular.',
  'Which reading it is, your half of its key, which answers belong to it, whether you said yes, and whether it helped you to talk, encrypted under your own key.':
    'Qual leitura é, a sua metade da chave dela, quais respostas pertencem a ela, se você disse sim e se ela ajudou você a conversar, tudo criptografado com a sua própria chave.',
  'Only if you chose to donate: a copy of your answers, and of what you said of shared readings, for improving the scoring, without a name, an account, a day or an order.':
    'Só se você escolheu doar: uma cópia das suas respostas e do que você disse de leituras conjuntas, para melhorar o cálculo das pontuações, sem nome, conta, dia nem ordem.',
  'Until you take it back, replace it by a retake or delete the account. If the account goes because nobody used it for 24 months, the copy stays, since without your key nobody can tell which one it is.':
    'Até você retirá-la, substituí-la ao refazer o questionário ou apagar a conta. Se a conta sair porque ninguém a usou por 24 meses, a cópia fica, pois sem a sua chave ninguém sabe dizer qual é.',
  'A fingerprint under your own key. With it your visits find the copy again, to replace or delete it; nobody without that key can tell whose it is.':
    'Uma impressão criptográfica feita com a sua própria chave. Com ela, suas visitas reencontram a cópia para substituí-la ou apagá-la; sem essa chave, ninguém sabe dizer de quem ela é.',
  'The week in which the copy was made.': 'A semana em que a cópia foi feita.',
  'Which edition of the questions was answered.': 'Qual edição das perguntas foi respondida.',
  'The answers, the languages they were given in and, only if you chose that too, age range and gender, encrypted so that not even this server can read them: only the key with which the operator improves the scoring. Its length is always the same.':
    'As respostas, os idiomas em que foram dadas e, só se você também escolheu isso, a faixa de idade e o gênero, com uma criptografia que nem este servidor consegue abrir: só a chave com que quem administra este site melhora o cálculo das pontuações. O comprimento é sempre o mesmo.',
  'Copies that wait to be mixed with others, so that nobody can tell from the time which came from whom.':
    'Cópias que esperam para ser misturadas com outras, para que ninguém saiba pelo horário qual veio de quem.',
  'Until twenty wait, or one has waited for a day; then they move to the table above.':
    'Até que vinte estejam esperando, ou que uma tenha esperado um dia; aí passam para a tabela acima.',
  'The day since when the copy waits.': 'O dia desde o qual a cópia espera.',
  'So that nobody reads another person by comparing again and again with changed answers. It names neither of the two: both columns are fingerprints under the key of the person who compared.':
    'Para que ninguém desvende outra pessoa comparando muitas vezes com respostas alteradas. Não cita nenhuma das duas: as duas colunas são impressões criptográficas feitas com a chave da pessoa que comparou.',
  'For 24 months.': 'Por 24 meses.',
  'A fingerprint of the share code that was compared with.':
    'Uma impressão criptográfica do código de compartilhamento usado na comparação.',
  'A fingerprint of the answers that were compared.':
    'Uma impressão criptográfica das respostas comparadas.',
  'The month.': 'O mês.',
  'One row for each browser that is signed in.':
    'Uma linha para cada navegador com a sessão aberta.',
  'Until you sign out, and 30 days and an hour at most.':
    'Até você sair da conta, e no máximo por 30 dias e uma hora.',
  'When you signed in.': 'Quando você entrou.',
  'The day it was last used.': 'O dia do último uso.',
  'The minute in which you last gave your login code, your password, a passkey or a mailed code there.':
    'O minuto em que você informou ali pela última vez seu código de acesso, sua senha, uma chave de acesso ou um código enviado por e-mail.',
  'What your browser shows to prove that it is signed in.':
    'O que o seu navegador mostra para comprovar que a sessão está aberta.',
  'It works for 95 minutes, or until you sign out; what is left of it goes a day later.':
    'Vale por 95 minutos, ou até você sair da conta; o que resta dele sai um dia depois.',
  'The account, whose random name the token begins with.':
    'A conta; o token começa com o nome aleatório dela.',
  'A fingerprint of the rest of the token; the token itself is in your browser only.':
    'Uma impressão criptográfica do resto do token; o token em si só está no seu navegador.',
  'The session it belongs to.': 'A sessão a que ele pertence.',
  'When it was made.': 'Quando foi criado.',
  'Whether a newer one replaced it.': 'Se um mais novo o substituiu.',
  'Your own key, encrypted under the token.': 'Sua própria chave, criptografada com o token.',
  'Codes that were mailed: to sign in, to prove who you are, or to confirm an address. The address that was typed is never stored.':
    'Códigos enviados por e-mail: para entrar, para comprovar quem você é ou para confirmar um endereço. O endereço digitado nunca fica guardado.',
  'It works for ten minutes, and is deleted within the hour after.':
    'Vale por dez minutos e é apagado na hora seguinte.',
  'The account, where the address belongs to one.': 'A conta, se o endereço pertence a uma.',
  'What the code is for.': 'Para que serve o código.',
  'A keyed fingerprint of the code.': 'Uma impressão criptográfica do código, feita com chave.',
  'How often a wrong code was entered.': 'Quantas vezes um código errado foi digitado.',
  'So that asking again after a lost answer does not make a second account.':
    'Para que pedir de novo, depois de uma resposta perdida, não crie uma segunda conta.',
  'It works for one minute, and is deleted within the hour after.':
    'Vale por um minuto e é apagado na hora seguinte.',
  'A fingerprint of a random number of your browser.':
    'Uma impressão criptográfica de um número aleatório do seu navegador.',
  'The account that was made.': 'A conta que foi criada.',
  'The answer, encrypted so that only your browser’s number opens it.':
    'A resposta, com uma criptografia que só o número do seu navegador abre.',
  'Counts that stop guessing and flooding. Your network address is not stored: only a keyed fingerprint of it, whose key changes every day and is then erased.':
    'Contagens que impedem a adivinhação e o excesso de pedidos. Seu endereço de IP não fica guardado: só uma impressão criptográfica dele, feita com uma chave que muda todo dia e depois é apagada.',
  'Minutes to a day; what is over is deleted every hour.':
    'De minutos a um dia; o que já passou é apagado a cada hora.',
  'The fingerprint.': 'A impressão criptográfica.',
  'The count.': 'A contagem.',
  'The key of the day for these counts.': 'A chave do dia para essas contagens.',
  'When the next day begins, within the hour.': 'Quando começa o dia seguinte, em até uma hora.',
  'The key.': 'A chave.',
  'So that a backup that is restored does not bring back what was deleted, ended or withdrawn.':
    'Para que um backup restaurado não traga de volta o que foi apagado, encerrado ou retirado.',
  'As long as backups may exist.': 'Enquanto puderem existir backups.',
  'A keyed fingerprint of the random name of an account, a link, a shared reading, an erased agreement or a donated copy; it leads back to nobody.':
    'Uma impressão criptográfica, feita com chave, do nome aleatório de uma conta, de um link, de uma leitura conjunta, de um acordo apagado ou de uma cópia doada; não leva de volta a ninguém.',
  'The questions. Nothing of any visitor.': 'As perguntas. Nada de quem visita o site.',
  'For ever.': 'Para sempre.',
  'Its name.': 'O nome dela.',
  'Which set it belongs to.': 'A qual conjunto pertence.',
  'Its theme.': 'O tema dela.',
  'Its counterpart.': 'A pergunta que a complementa.',
  'Its words.': 'O texto dela.',
  'Its words in short.': 'O texto em versão curta.',
  'Its words as edited by the operator.': 'O texto como foi editado por quem administra este site.',
  'The same in short.': 'O mesmo em versão curta.',
  'How often it was edited.': 'Quantas vezes foi editado.',
  'The words for 1 to 7.': 'As palavras para 1 a 7.',
  'The value.': 'O valor.',
  'How often they were edited.': 'Quantas vezes elas foram editadas.',
  'Who of the operator’s staff changed which words. Nothing of any visitor.':
    'Quem, na equipe que administra este site, mudou quais textos. Nada de quem visita o site.',
  'For ever: entries can be neither changed nor removed.':
    'Para sempre: os registros não podem ser alterados nem removidos.',
  'A number.': 'Um número.',
  'When.': 'Quando.',
  'Whose key.': 'A chave de quem.',
  'What was changed.': 'O que foi alterado.',
  'Which part of it.': 'Qual parte disso.',
  'The words before.': 'O texto de antes.',
  'The words after.': 'O texto de depois.',
  'What the page of statistics shows about everybody who donated answers: never fewer than ten people, and blurred on purpose.':
    'O que a página de estatísticas mostra sobre todas as pessoas que doaram respostas: nunca menos de dez pessoas, e borrado de propósito.',
  'For ever: it tells nothing about one person.':
    'Para sempre: não diz nada sobre uma pessoa em particular.',
  'Its number.': 'O número.',
  'The day it was published.': 'O dia da publicação.',
  'By which parameters the people were scored.':
    'Com quais parâmetros as pontuações das pessoas foram calculadas.',
  'What the page shows, and whether its people are invented.':
    'O que a página mostra, e se as pessoas dela são inventadas.',
  'The sums from which it was made, with random noise in each of them.':
    'As somas de que isso foi feito, com ruído aleatório em cada uma.',
  'A fingerprint of the row.': 'Uma impressão criptográfica da linha.',
  'So that nobody is counted twice in the statistics.':
    'Para que ninguém conte duas vezes nas estatísticas.',
  'Goes with the next statistics after the donated copy was withdrawn.':
    'Sai com as próximas estatísticas depois que a cópia doada foi retirada.',
  'The fingerprint of a donated copy, made with a key that only its owner opens; random for an invented person.':
    'A impressão criptográfica de uma cópia doada, feita com uma chave que só a pessoa dona da cópia abre; aleatória no caso de uma pessoa inventada.',
  'What was learned about the questions from donated answers. It names nobody.':
    'O que se aprendeu sobre as perguntas com respostas doadas. Não cita ninguém.',
  'For ever, so that an earlier scoring can be used again.':
    'Para sempre, para que um cálculo anterior possa voltar a ser usado.',
  'The day it was made.': 'O dia em que foi feito.',
  'From how many people’s answers.': 'De quantas pessoas são as respostas.',
  'The figures of each question.': 'Os números de cada pergunta.',
  'What would change with it, for how many people.':
    'O que mudaria com isso, e para quantas pessoas.',
  'By which of them profiles are scored.':
    'Qual deles serve para calcular as pontuações dos perfis.',
  'The name of the set, or nothing for the first figures.':
    'O nome do conjunto, ou nada para os primeiros números.',
  'Since when.': 'Desde quando.',
  'So that the program notices when nothing can be saved.':
    'Para que o programa perceba quando nada pode ser salvo.',
  'One row, for ever.': 'Uma linha, para sempre.',
  'When it was last changed.': 'Quando mudou pela última vez.',
  'Tells the program whether it was given the keys that belong to this database.':
    'Diz ao programa se ele recebeu as chaves que pertencem a este banco de dados.',
  'A fingerprint of the keys.': 'Uma impressão criptográfica das chaves.',
  'The same of the keys before, while they are being replaced.':
    'O mesmo das chaves de antes, enquanto são substituídas.',
  'Your account': 'Sua conta',
  'Your answers and your profile': 'Suas respostas e seu perfil',
  'What you share with others': 'O que você compartilha com outras pessoas',
  'Copies given to improve the questionnaire': 'Cópias doadas para melhorar o questionário',
  'Signing in': 'Entrada na conta',
  'Protection against misuse': 'Proteção contra abusos',
  'The questionnaire itself': 'O próprio questionário',
  'Only if you keep a passkey: what a device of yours needs to open your profile.':
    'Só se você guardar uma chave de acesso: o que um dispositivo seu precisa para abrir o seu perfil.',
  'Until you remove the passkey or delete the account.':
    'Até você remover a chave de acesso ou excluir a conta.',
  'A fingerprint of the random name that your device gave the passkey.':
    'Uma impressão digital do nome aleatório que o seu dispositivo deu à chave de acesso.',
  'With it we recognise your device. It opens nothing.':
    'Com ela reconhecemos o seu dispositivo. Ela não abre nada.',
  'Your own key, encrypted under a key that only your device can make.':
    'A sua própria chave, criptografada com uma chave que só o seu dispositivo consegue gerar.',
  'The name and the day that you see in the list, the name that your device gave it, how often and when it was last used, encrypted under your own key. Its length is always the same.':
    'O nome e o dia que você vê na lista, o nome que o seu dispositivo deu a ela, quantas vezes e quando foi usada pela última vez, criptografados com a sua própria chave. O comprimento é sempre o mesmo.',
};
