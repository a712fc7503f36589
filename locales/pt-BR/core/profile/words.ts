import type * as english from '../../../../src/core/profile/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

export default {
  hearts: {
    DS: {
      positive:
        'Aqui o prazer é decidir o que vem depois, com alguém feliz em deixar isso com você.',
      negative: 'Aqui o prazer é não ter de decidir nada, sabendo que está em boas mãos.',
      both: 'Há noites para tomar as rédeas e noites para entregá-las, e você se reconhece nas duas.',
      plain: 'Importa a você que alguém conduza; quem vai ser, isso se resolve na hora.',
    },
    SM: {
      positive:
        'Você gosta de ver uma sensação forte chegar, quando quem a sente pediu exatamente por isso.',
      negative: 'Quando o toque é forte o bastante para abafar o dia, você está onde queria estar.',
      both: 'Para você, a sensação forte é uma conversa, e qualquer um dos papéis cai bem.',
      plain: 'Um toque leve tem seu valor, mas é o mais forte que prende a sua atenção.',
    },
    BOND: {
      plain:
        'Prender alguém, ou se deixar prender, faz de um pouco de quietude algo excitante para você.',
    },
    EXVOY: {
      positive:
        'Atenção aquece você: saber que alguém está olhando pode ser metade da graça, ou mais.',
      negative:
        'O melhor lugar é seu: olhar, se todo mundo concorda, pode bastar para a noite inteira.',
      both: 'Você curte o olhar nas duas pontas, o que você lança e o que você recebe.',
      plain: 'Com você, muita coisa acontece pelos olhos, bem antes de alguém encostar em alguém.',
    },
    FET: {
      plain: 'O segredo está nos detalhes: a textura, o caimento, o brilho ou o som sobre a pele.',
    },
    HUMIL: {
      positive: 'Provocar alguém que adora isso é o seu tipo de jogo, e o sorriso é o prêmio.',
      negative: 'Um pouco de vergonha, de alguém que quer o seu bem, é mimo, e não ferida.',
      both: 'Você gosta de uma boa provocação nos dois sentidos, desde que todo mundo esteja no jogo.',
      plain: 'Uma provocação mais afiada, combinada antes, agrada mais a você do que um elogio.',
    },
    PRIMAL: {
      positive:
        'Palavras são opcionais aqui: você prefere correr atrás de alguém, rir, lutar e vencer.',
      negative:
        'Palavras são opcionais aqui: você prefere correr, dar trabalho e perder a luta com alegria.',
      both: 'Correr atrás ou sair correndo, tanto faz, contanto que os corações batam bem depressa.',
      plain: 'Você curte quando gente adulta deixa o juízo de lado e simplesmente se atraca.',
    },
    ROLE: {
      positive: 'Dar segurança e mimo a alguém não é trabalho para você; faz parte da atração.',
      negative: 'Deixar que alguém mime você, sem nada a provar, é parte do que faz você brilhar.',
      both: 'Com você, a ternura vai e volta: um dia cobre alguém, no outro ganha o cobertor.',
      plain:
        'Para você, a gentileza já é atraente em si, não importa quem esteja cuidando de quem.',
    },
    ENM: {
      plain:
        'A sua ideia de proximidade tem lugar para mais gente, desde que todo mundo saiba e concorde.',
    },
    SENS: {
      plain: 'Você gosta de ir sem pressa: mãos quentes, seda fresca e nenhuma urgência de chegar.',
    },
  },

  besides: {
    DS: 'Junte a isso a questão de quem conduz, e até uma noite simples ganha enredo.',
    SM: 'Sensações mais fortes combinam com isso, e dão a um começo calmo para onde crescer.',
    BOND: 'Mãos firmes, de um lado ou do outro, caem bem aqui, pois a quietude aguça o resto.',
    EXVOY:
      'Os olhos também entram na história: um olhar demorado pode começar tudo antes de qualquer gesto.',
    FET: 'O tecido ou a roupa certa melhora tudo; vestir-se talvez já seja metade do plano.',
    HUMIL:
      'Uma pitada de provocação evita que tudo fique solene demais, o que combina bem com você.',
    PRIMAL: 'Um pouco de luta e bagunça faz parte, para os momentos em que falar só atrapalha.',
    ROLE: 'O cuidado, antes e depois, dá liga a tudo: pode ficar animado sem nunca ficar frio.',
    ENM: 'Uma terceira pessoa na história, contada ou real, pode deixá-la mais viva para você.',
    SENS: 'O toque lento é o fio condutor, e por isso uma noite inteira nunca parece longa.',
  },

  alone: {
    open: 'Em volta disso, muito ainda está em aberto, e sobra bastante a descobrir em boa companhia.',
    all: 'O resto da lista também agrada, então escolher em conjunto pode ser a parte mais demorada.',
    most: 'Boa parte da lista pode sair, e assim sobra mais noite para o que interessa.',
    rest: 'Um gosto claro já basta: é fácil entender você, e nada difícil deixar você feliz.',
  },

  partners: {
    DS: {
      positive:
        'Para quem está com você, isso quer dizer planos, palavras claras e enfim poder desligar.',
      negative: 'Quem está com você ganha sua confiança e, com ela, o prazer de planejar tudo.',
      both: 'Com você, perguntar a cada noite de quem é a vez já é metade da graça.',
      plain:
        'Quem está com você pode assumir o comando ou deixar com você; os dois jeitos funcionam.',
    },
    SM: {
      positive: 'Quem gosta de coisa forte não vai ter de pedir duas vezes, só dizer quanto.',
      negative: 'Com você, dá para ousar mais do que com a maioria, depois que você disser quanto.',
      both: 'Quem está com você pode fazer ou sentir, e encontra boa companhia dos dois lados.',
      plain: 'Quem está com você pode aumentar um pouco o volume e ver quem gosta de quê.',
    },
    BOND: {
      plain: 'Gente paciente se dá bem com você: um bom nó leva tempo, e se soltar também.',
    },
    EXVOY: {
      positive: 'Quem está com você tem o melhor lugar da plateia, e um convite para aproveitar.',
      negative: 'Quem está com você recebe toda a sua admiração, sem economia e no próprio ritmo.',
      both: 'Quem está com você recebe admiração e tem alguém a admirar, talvez no mesmo minuto.',
      plain: 'Quem está com você pode deixar a luz acesa, e talvez até goste disso.',
    },
    FET: {
      plain: 'Dá para encantar você com muito pouco, desde que seja o pouco certo.',
    },
    HUMIL: {
      positive:
        'Alguém que cora fácil vai se divertir muito, depois que as regras estiverem claras.',
      negative: 'Alguém de língua afiada e coração mole estaria em boa companhia ao seu lado.',
      both: 'Gente de raciocínio rápido vai gostar de você: a piada pode virar a qualquer momento.',
      plain: 'Quem gosta de travessuras pode contar com você, desde que os limites estejam claros.',
    },
    PRIMAL: {
      positive:
        'Quem gosta de sair na frente merece a vantagem; alcançar fica ainda mais divertido.',
      negative:
        'Gente de pernas rápidas vai adorar, e não vai ligar se você escapar por entre os dedos.',
      both: 'Gente brincalhona se dá bem com você, e é melhor tirar os sapatos bons antes.',
      plain: 'Gente brincalhona se dá bem com você, e talvez queira afastar os móveis primeiro.',
    },
    ROLE: {
      positive: 'Estar com você pode ser como sair do frio e receber uma toalha quente.',
      negative: 'Com você, quem gosta de mimar pode mimar à vontade, até não poder mais.',
      both: 'Hoje o cobertor é da outra pessoa, amanhã ela o devolve, o que parece justo.',
      plain: 'Perto de você, dá para baixar a guarda sem esperar por uma ocasião especial.',
    },
    ENM: {
      plain: 'É melhor contar cedo, para que tudo o que vier seja escolha de vocês.',
    },
    SENS: {
      plain:
        'Com você, ninguém precisa de equipamento nem coragem, só de uma noite e um celular desligado.',
    },
  },

  suggestions: {
    DS: 'Antes de começar, digam quem decide o quê, e combinem uma palavra que encerra tudo.',
    SM: 'Combinem uma escala de um a dez, e comecem mais baixo do que imaginam.',
    BOND: 'Comecem segurando as mãos em vez de amarrar, e perguntem às vezes como estão os dedos.',
    EXVOY: 'Combinem antes o que se pode olhar, quem pode olhar e onde a cortina fica fechada.',
    FET: 'Mostre exatamente o que é, em vez de descrever, e deixe a outra pessoa tocar primeiro.',
    HUMIL: 'Escrevam três palavras bem-vindas e uma que nunca se usa; depois comparem as listas.',
    PRIMAL:
      'Abram espaço no chão, combinem o que vale como “captura” e deixem água e cobertor por perto.',
    ROLE: 'Peça uma pequena gentileza esta semana, ou ofereça uma, e repare em como ela chega.',
    ENM: 'Conversem primeiro em um dia comum, e deixem quem for mais devagar ditar o ritmo.',
    SENS: 'Experimentem revezar de olhos fechados, dez minutos para cada pessoa, sem mais nada no programa.',
  },

  facetSuggestions: {
    imagined: 'Escolha uma fantasia e conte em voz alta; contar pode bastar, ou ser um começo.',
    done: 'Escolha algo pequeno, pergunte quem gostaria de fazer com você e conversem depois sobre isso.',
  },

  nearest: {
    DS: 'Um jogo leve de quem decide hoje, jantar incluído, talvez seja um bom ponto de partida.',
    SM: 'Uma mão mais firme, pedida e nunca com pressa, talvez seja onde a curiosidade começa.',
    BOND: 'Segurar dois pulsos por um momento, sem corda à vista, pode ser um começo.',
    EXVOY: 'Uma luz que fica acesa, ou um olhar um pouco mais demorado, pode ser um começo.',
    FET: 'Uma camisa, um perfume ou certo tecido talvez digam mais a você do que qualquer jogo.',
    HUMIL: 'Um pouco de provocação talvez divirta você, se continuar leve e vier de gente amiga.',
    PRIMAL: 'Uma guerra de travesseiros é um ótimo teste para saber se há mais aí para você.',
    ROLE: 'Ser gentil de propósito, por um bom tempo e dos dois lados, é o caminho mais provável.',
    ENM: 'A ideia de outras pessoas talvez valha uma conversa, mesmo que continue sendo só uma ideia.',
    SENS: 'Uma longa massagem nas costas, sem esperar nada depois, ainda é a aposta mais segura.',
  },

  rather: {
    positive:
      'Se alguém tiver de conduzir, melhor que seja você, de preferência com o mapa na mão.',
    negative:
      'Se alguém tiver de conduzir, você entrega com gosto a tarefa, e o mapa, à outra pessoa.',
  },

  elsewhere:
    'O que importa para você talvez esteja em outro lugar: conversa, confiança, riso, proximidade ou sossego.',

  moods: {
    all: {
      heart: 'Não há quase nada aqui que você recusaria; a diversão é escolher por onde começar.',
      beside: 'Isso não quer dizer tudo de uma vez; até um bufê rende mais prato a prato.',
      partner:
        'Quem está com você pode propor qualquer ideia e esperar curiosidade, uma pergunta ou um sim.',
      suggestion:
        'Deixe a outra pessoa escolher primeiro, e depois conte o que você teria escolhido.',
    },
    'own-taste': {
      heart:
        'Este questionário cobre um canto da intimidade, e você teve a gentileza de passear por ele.',
      partner: 'Com alguém que sente o mesmo, dá para pular este capítulo sem perder nada.',
      suggestion:
        'Se um dia perguntarem do que você gosta, um simples “isto não, aquilo sim” já basta.',
    },
    'mostly-own-taste': {
      heart:
        'A maior parte desta lista pode ficar na estante, e você não deve explicações a ninguém.',
      partner: 'Vindo de você, um sim vale muito, porque não vem de brinde com o cafezinho.',
      suggestion:
        'Se a curiosidade vier um dia, escolha uma única coisa pequena e pare enquanto está bom.',
    },
    open: {
      heart: 'Nada foi descartado e nada foi escolhido, e esse é um ótimo ponto de partida.',
      partner: 'Quem está com você pode propor quase tudo, e vocês descobrem em conjunto como é.',
      suggestion: 'Cada pessoa diz uma coisa que tentaria e uma que não; isso já é um mapa.',
    },
    'mostly-open': {
      heart: 'Algumas coisas não mexem com você, e o resto depende da pessoa e do clima.',
      partner:
        'Para quem está com você, o melhor é perguntar: a resposta muda de semana para semana.',
      suggestion:
        'Quando vier um “talvez”, consulte o travesseiro e pergunte-se de novo em um dia bom.',
    },
    unsaid: {
      heart:
        'Você guardou a maior parte para si, e essa é uma resposta tão boa quanto qualquer número.',
      beside:
        'Há muito pouco a dizer sobre os temas que você pulou, por isso esta página não diz nada.',
      partner: 'O que contar disso a alguém, e quando, depende só de você.',
      suggestion:
        'Se um dia tiver vontade, você ainda pode responder a uma pergunta na página das respostas.',
    },
  },
} satisfies Translation<typeof english>;
