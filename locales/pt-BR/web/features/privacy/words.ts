import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/privacy/words.ts';

export default {
  authStorage:
    'Qual conta está aberta, com seus códigos e, se você informou, sua faixa de idade e seu gênero; assim você não precisa digitar o código de acesso de novo.',
  accessToken: 'O comprovante de que este navegador tem uma sessão aberta, por 95 minutos.',
  tokenExpiry: 'Quando esse comprovante vence.',
  welcomeFlag:
    'Qual conta começou o questionário aqui e com qual redação do consentimento ela concordou.',
  compareShareCode:
    'O código de compartilhamento do perfil com que você quer se comparar, ou com que se comparou por último.',
  comparedReading:
    'Qual comparação a dois você começou a partir daquela comparação, para que ela se abra dali. Some quando você sai da conta.',
  codeSaved:
    'Que você copiou seu código de acesso, para que o lembrete suma. Some quando você sai da conta.',
  arrivalStorage:
    'O código de compartilhamento, o link, o convite ou o estudo que trouxe você aqui, para que possa ser oferecido quando você tiver um perfil. Some quando você o usa, o dispensa ou sai da conta.',
  openedLink:
    'O link que alguém enviou a você e que está aberto nesta aba, para que possa ser mostrado de novo ao recarregar. Some quando você sai da conta ou fecha a aba.',
  shownLinks:
    'Quais links foram mostrados nesta aba, por uma parte do endereço que não abre nada, para que recarregar os mostre de novo sem outro toque. Some quando você fecha a aba.',
  themeChoice: 'Claro ou escuro, se você escolheu um deles.',
  readersTitle: 'Quem pode ler suas respostas',
  accountKeys:
    'Cada conta tem uma chave própria, que só fica guardada trancada: quem a abre é o seu código de acesso, cada navegador em que sua sessão está aberta, sua senha ou uma chave de acesso, se a conta tiver, e uma chave deste site, se você confirmou um endereço. O servidor a abre enquanto responde a você e depois a esquece.',
  notEndToEnd:
    'Isto não é criptografia de ponta a ponta. Suas respostas são lidas no nosso servidor durante o instante em que ele trabalha para você; portanto, um servidor alterado para espionar poderia ler o que passa por ele. A criptografia protege você de quem consiga o banco de dados ou um backup.',
  lostCodeTitle: 'Se você perder o código de acesso',
  lostCode:
    'Onde sua sessão ainda estiver aberta, crie um novo código em “Editar perfil”. Senão, sua senha ou seu endereço confirmado abre a conta. Se você não tiver nenhum dos dois, a conta fica fechada para sempre, e nós também não podemos abri-la: guarde o código onde você guarda suas senhas.',
  addressOpens:
    'Um endereço é um caminho de volta porque este site passa a ter uma chave que também abre suas respostas. Com um endereço cadastrado, quem administra este site poderia abrir suas respostas. Sem endereço, só o seu código pode. Remover o endereço destrói essa chave; um backup feito antes ainda a contém até ser apagado.',
  shareLinkTitle: 'O que o seu link mostra',
  publicRecord: (maxNamedItems) =>
    `Sua conta tem um registro público, criptografado com o seu código de compartilhamento. Ele contém seus dez temas e os lados deles, com números arredondados de 5 em 5, e os interesses que podem ser citados a quem os tem em comum com você: nenhum, no máximo ${maxNamedItems} (a menos que você escolha outra coisa) ou todos a que você deu nota alta, conforme a sua decisão em “Editar perfil”. Um limite absoluto nunca está entre eles.`,
  recordLimits:
    'Quem tem o código não consegue saber mais do que está nesse registro, por mais contas que use para comparar. Um novo link apaga o registro, e desativar o compartilhamento também. Não é possível apagar o que alguém já viu.',
  comparisonsCounted:
    'Para que ninguém possa testar respostas até descobrir as suas, cada comparação é contada durante 24 meses, como duas impressões criptográficas feitas com a chave da pessoa que comparou. Para mais ninguém elas revelam quem se comparou com quem.',
  ownLinksTitle: 'O que mostram os seus links próprios',
  ownLinks:
    'Cada link contém o que mostra, tal como era no dia em que você o criou, criptografado com o endereço do próprio link. Ninguém consegue ler isso no banco de dados ou em um backup sem esse endereço. Ao pedir a página, os navegadores não enviam aos servidores a parte do endereço que abre o link; por isso, ela não chega a nenhum registro nem a nenhum programa que gera prévias.',
  ownLinksEnd:
    'Não contamos quantas vezes um link é aberto. Encerrar ou apagar um link elimina na hora o que ele mostra. Não é possível apagar o que alguém já viu.',
  donatedTitle: 'Cópias que você doa',
  donated:
    'Só se você escolher isso em “Editar perfil”: uma cópia das suas respostas, com a edição e a semana, é guardada para melhorar o cálculo das pontuações. Sua faixa de idade e seu gênero só vão junto se você também escolher isso. A cópia não contém conta, dia nem ordem das respostas. Ela é criptografada para uma única chave, que quem administra este site mantém longe deste servidor e dos backups; por isso, quem tem só o banco de dados não consegue lê-la.',
  donatedEnds:
    'Retirar a doação ou apagar a conta apaga a cópia na hora; o próximo cálculo já é feito sem ela, e o que já foi calculado com ela permanece. Se ninguém usar a conta por 24 meses, a conta é apagada e a cópia fica, pois ninguém sabe dizer qual é. Em um site pequeno, alguém com essa chave e vários backups poderia adivinhar de quem é uma cópia.',
  analyticsTitle: 'O que é contado',
  analytics:
    'Para ver quais partes são usadas, este site conta sete tipos de eventos, como a criação de uma conta ou a conclusão de um questionário, e quantos minutos isso levou. Eles passam pelo nosso próprio servidor, que remove seu endereço de IP, e vão para o PostHog. Não contêm nenhuma resposta, pontuação ou código, nem nada que ligue duas visitas suas. Um navegador que pede para não ser rastreado (Do Not Track, Global Privacy Control) não é contado.',
  aiTitle: 'Um texto escrito por um modelo de linguagem',
  ai: (host, model) =>
    `Só se você pedir no seu perfil e concordar: algumas frases que dizem o que o seu perfil mostra são enviadas a ${host}, onde o modelo ${model} escreve um texto a partir delas. Não vai junto nenhuma pontuação, nenhuma resposta, nenhum código, nenhum endereço de IP seu e nenhum nome. O texto é verificado, guardado com o seu perfil e apagado quando você mandar. O que ${host} guarda das frases está nos termos desse serviço.`,
  copiesTitle: 'Backups e registros',
  copies:
    'Backups podem existir enquanto quem administra este site os mantiver. Suas respostas estão neles como estavam no banco de dados naquele momento: criptografadas, ou legíveis, se sua conta ainda não era criptografada. Quando um backup é restaurado, uma lista de impressões criptográficas feitas com chave mantém fora as contas apagadas e tudo o mais que foi retirado, como um código de compartilhamento. Se essa lista se perder junto com o banco de dados, o que foi apagado ou retirado depois do backup volta, tão criptografado quanto era. O registro do programa diz que tipo de página foi pedida e quanto tempo levou: nenhum endereço, nenhum código, nenhuma resposta.',
  imprint:
    'Quem administra este site e responde por ele está na página <a>Quem responde pelo site</a>.',
  noContact:
    'Quem administra este site não informou um contato. Se isso é importante para você, pense duas vezes antes de responder.',
  contact: (address) =>
    `Dúvidas e pedidos sobre os seus dados podem ser enviados para <a>${address}</a>.`,
  inShortTitle: 'Em resumo',
  noIdentity:
    'Nenhum nome, nenhum número de telefone, nenhum endereço de IP, nenhuma publicidade, nenhum cookie. Um endereço de e-mail só se você quiser entrar com ele, e então em uma forma que podemos reconhecer, mas não ler de volta.',
  othersSee:
    'Outras pessoas só veem seu perfil pelo seu código de compartilhamento, que você pode mudar ou desativar quando quiser. Elas veem dez temas, com números arredondados de 5 em 5, e, se compararem, os interesses que você permite citar.',
  pseudonymous:
    'Aqui você tem um pseudônimo, mais do que anonimato: o que é guardado fica ao lado de um número aleatório, e seu código de acesso, seu código de compartilhamento ou seu endereço leva de você a esse número.',
  noThirdParty:
    'As páginas não carregam nada de terceiros, e o navegador é instruído a recusar se tentarem.',
  controlsTitle: 'O que você pode fazer',
  controls:
    'Em “Editar perfil”, você pode baixar o que está guardado sobre você em palavras e números, renovar ou desativar seu link, criar um novo código de acesso, encerrar a sessão em outros navegadores e apagar a conta. Apagar leva um único passo, na hora e para sempre; ninguém pergunta por quê. Uma conta que ninguém usa há 24 meses é apagada do mesmo jeito; não podemos avisar, pois não temos como falar com você.',
  sharedDevice:
    'Em um aparelho que outras pessoas usam, marque “Outras pessoas usam este aparelho” ao entrar ou ao começar: aí tudo termina com a aba. “Saída rápida” leva na hora a outra página. Nada disso apaga o histórico do navegador.',
  lawTitle: 'O que diz a lei',
  law: 'O que você responde são dados sobre a sua vida sexual, que a lei de muitos países protege mais do que todos os outros (na União Europeia, o artigo 9 do Regulamento Geral sobre a Proteção de Dados). Só os guardamos porque você consentiu, ao marcar a caixa acima de “Começar o questionário”. Você retira esse consentimento apagando a conta. Nenhuma máquina decide nada sobre você: uma comparação é uma sugestão para uma conversa.',
  rights:
    'Você pode ver o que está guardado, levar consigo, corrigir refazendo o questionário e mandar apagar; para cada coisa há um botão, pois sem o seu código de acesso ninguém, nem nós, sabe dizer qual conta é a sua. Você também pode reclamar à autoridade de proteção de dados do lugar onde vive.',
  pageTitle: 'O que guardamos e o que não podemos guardar',
  pageIntro:
    'O que você responde aqui é tão íntimo quanto qualquer coisa pode ser. Por isso, esta página não faz promessas gerais: ela diz de tudo o que é guardado para quê, até quando e quem pode ler. Os próprios testes do programa falham quando falta uma coluna.',
  browserTitle: 'O que o seu navegador guarda',
  browserUntil:
    'Até você sair da conta, exceto o registro das boas-vindas. Em um aparelho que outras pessoas usam, até a aba ser fechada.',
  licencesTitle: 'De quem é este trabalho',
  licences: 'As partes do programa e suas licenças estão listadas em <a>licenses.txt</a>.',
  databaseTitle: 'O que o banco de dados guarda',
  databaseHint:
    'Onde está escrito “só você”, os dados são criptografados com a sua própria chave, e o servidor só os abre enquanto trabalha para você. Com um endereço confirmado, quem administra este site também poderia abri-los.',
  columnsTitle: 'Todas as colunas do banco de dados, em inglês',
  storedTitles: { what: 'O quê', why: 'Para quê', until: 'Até quando', who: 'Quem pode ler' },
  stored: {
    account: {
      what: 'Sua conta: um número aleatório, os dias em que você a criou e deu seu consentimento, o mês da sua última visita',
      why: 'Para manter junto o que é seu sem um nome, e para apagar uma conta que ninguém usa.',
      until:
        'Até você apagar a conta, ou até ninguém a usar por 24 meses. Sem nenhuma resposta, ela é apagada após 30 dias, a menos que tenha sido usada naquele mês.',
      who: 'Quem administra este site: não é criptografado. Não diz nada sobre suas respostas.',
    },
    signIn: {
      what: 'Seu código de acesso, sua senha e suas chaves de acesso, como impressões criptográficas, e a sua própria chave, trancada',
      why: 'Para reconhecer você e abrir a sua chave. Nenhum código e nenhuma senha ficam guardados.',
      until: 'Até você trocar ou remover; senão, enquanto a conta existir.',
      who: 'Ninguém consegue ler ali um código ou uma senha. Quem roubasse o banco de dados poderia adivinhar uma senha fraca.',
    },
    email: {
      what: 'Seu endereço de e-mail e os códigos que enviamos, como impressões criptográficas',
      why: 'Só se você informar um endereço: para entrar, e para voltar sem o código de acesso.',
      until:
        'Até você remover o endereço ou apagar a conta. Um código vale por dez minutos e é apagado em até uma hora depois disso.',
      who: 'Ninguém consegue ler ali o endereço. Quem administra este site poderia verificar se um endereço que já conhece tem conta.',
    },
    sessions: {
      what: 'Os navegadores em que sua sessão está aberta',
      why: 'Para manter sua sessão aberta, e para você poder encerrar as outras.',
      until: 'Até você sair da conta, e no máximo por 30 dias e uma hora.',
      who: 'Quem administra este site vê os dias e os horários, mas não consegue entrar com isso: o segredo só está no seu navegador.',
    },
    details: {
      what: 'Seu código de compartilhamento, sua faixa de idade, seu gênero e suas configurações',
      why: 'Para o que você escolhe em “Editar perfil”. A faixa de idade e o gênero só são usados em uma cópia que você doa, e só se você permitir.',
      until: 'Enquanto a conta existir, ou até você mudar.',
      who: 'Só você.',
    },
    answers: {
      what: 'Suas respostas, e o que é calculado ou escrito a partir delas',
      why: 'Para escolher suas próximas perguntas, mostrar seu perfil e compará-lo quando você pedir.',
      until:
        'Enquanto a conta existir. Se você refizer o questionário, até cinco resultados anteriores ficam, até você apertar “Esquecer resultados anteriores”.',
      who: 'Só você. Em que ponto você está, e em que dias, não é criptografado.',
    },
    hardLimits: {
      what: 'Seus limites absolutos',
      why: 'Para deixá-los fora de tudo o que você compartilha.',
      until: 'Até você tirar o último; senão, enquanto a conta existir.',
      who: 'Só você. Quem administra este site vê que você marcou algum, mas não qual.',
    },
    shareCode: {
      what: 'O que o seu código de compartilhamento mostra',
      why: 'Para que outras pessoas vejam seu perfil e comparem, sem chegar às suas respostas.',
      until:
        'Até você renovar o código ou desativar o compartilhamento; senão, enquanto a conta existir.',
      who: 'Quem tem o código: números arredondados, os interesses que você permite citar, e o seu título, se você o ativar.',
    },
    links: {
      what: 'Seus links próprios',
      why: 'Para mostrar a alguém uma parte do seu perfil, pelo tempo que você quiser.',
      until:
        'Até o link terminar, ou você encerrá-lo; a linha dele na sua lista, 30 dias a mais, a menos que você a apague.',
      who: 'Quem tem o endereço vê o que o link mostra. Quem administra este site vê quantos você tem, e as datas deles.',
    },
    people: {
      what: 'As pessoas que você guarda depois de comparar',
      why: 'Só se você guardar alguém: para reencontrar essa pessoa.',
      until: 'Até você removê-las; senão, enquanto a conta existir.',
      who: 'Só você. Quem administra este site vê mais ou menos quantas são.',
    },
    readings: {
      what: 'Comparações a dois, e o que duas pessoas combinam',
      why: 'Para mostrar a duas pessoas o que as duas querem, depois que as duas disseram sim.',
      until:
        'Doze meses, ou até que uma das duas a retire; um acordo, até que uma das duas o apague; um convite, até acabar o prazo.',
      who: 'Só você e a outra pessoa. Se uma das duas tem um endereço confirmado, quem administra este site poderia abrir o que as duas entregaram.',
    },
    donations: {
      what: 'Cópias das suas respostas que você doa, ou dá a um estudo',
      why: 'Só se você escolher isso: para melhorar o cálculo das pontuações, ou para o estudo de que você participa. Uma cópia não cita nenhuma conta.',
      until:
        'Até você retirá-la ou sair do estudo, substituí-la ao refazer o questionário ou apagar a conta. Se a conta sair porque ninguém a usou por 24 meses, a cópia fica, pois ninguém sabe dizer qual é.',
      who: 'Só quem administra este site, ou a equipe desse estudo, com uma chave mantida longe deste servidor e dos backups.',
    },
    protection: {
      what: 'Contagens contra abusos, e marcas do que foi apagado',
      why: 'Para que ninguém adivinhe códigos, sobrecarregue o site ou teste respostas com outra pessoa, e para que o que foi apagado não volte com um backup.',
      until:
        'As contagens, cerca de um dia; as comparações, 24 meses; as marcas, enquanto puderem existir backups.',
      who: 'Quem administra este site, e só como impressões criptográficas. Seu endereço de IP não fica guardado.',
    },
    site: {
      what: 'As perguntas, e os parâmetros por trás das pontuações',
      why: 'Para o questionário funcionar. Nada disso é sobre você.',
      until: 'Para sempre.',
      who: 'Qualquer pessoa pode ler as perguntas; o resto, quem administra este site.',
    },
  },
} satisfies Translation<typeof english>;
