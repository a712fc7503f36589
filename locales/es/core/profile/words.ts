import type * as english from '../../../../src/core/profile/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

/** Each sentence has 13 to 17 words, so that every summary has 52 to 68. */
export default {
  hearts: {
    DS: {
      positive:
        'Lo bonito es decidir qué pasa después, con alguien que te deja el mando de buena gana.',
      negative: 'No tener que decidir es aquí el placer, cuando sabes que estás en buenas manos.',
      both: 'Unas noches quieres las riendas, otras las cederías, y en ambos papeles te sientes a gusto.',
      plain:
        'Te importa que alguien lleve las riendas; quién lo hace puede decidirse esa misma noche.',
    },
    SM: {
      positive:
        'Disfrutas viendo el efecto de una sensación fuerte, cuando quien la siente ha pedido justo eso.',
      negative:
        'Cuando el contacto es tan intenso que apaga el resto del día, estás justo donde querías.',
      both: 'Las sensaciones intensas son para ti una conversación, y cualquiera de los dos papeles te gusta.',
      plain: 'Un roce ligero está bien, pero lo que de verdad te despierta es algo más fuerte.',
    },
    BOND: {
      plain:
        'Sujetar a alguien, o que te sujeten, convierte un rato de quietud en algo muy emocionante.',
    },
    EXVOY: {
      positive:
        'La atención te enciende: saber que alguien mira puede ser media diversión, o incluso más.',
      negative:
        'Elegirías la mejor butaca: mirar, si todo el mundo consiente, puede llenar una noche entera.',
      both: 'Disfrutas de las miradas en los dos sentidos: la que lanzas y la que recibes.',
      plain: 'En ti mucho empieza por los ojos, bastante antes de que nadie toque a nadie.',
    },
    FET: {
      plain: 'Lo que cuenta son los detalles: cómo cae, ciñe, brilla o suena algo sobre la piel.',
    },
    HUMIL: {
      positive: 'Tu juego es la provocación, con alguien que la adora, y el premio es su sonrisa.',
      negative:
        'Un poco de vergüenza, si viene de quien te quiere bien, es más caricia que herida.',
      both: 'Te gusta la broma con picardía, la hagas o la recibas, si todo el mundo la comparte.',
      plain: 'Una broma con algo de filo, acordada de antemano, te gusta más que un cumplido.',
    },
    PRIMAL: {
      positive:
        'Aquí sobran las palabras: prefieres correr detrás de alguien, reír, forcejear y ganar.',
      negative:
        'Aquí sobran las palabras: prefieres huir, resistirte un rato y perder con mucho gusto.',
      both: 'Perseguir o que te persigan, te da igual, mientras los corazones latan muy deprisa.',
      plain:
        'Disfrutas cuando dos personas adultas dejan de ser sensatas y se lanzan una sobre otra.',
    },
    ROLE: {
      positive: 'Dar mimos y seguridad no es para ti una tarea; es parte de la atracción.',
      negative: 'Dejarte mimar, sin nada que demostrar, es parte de lo que te hace brillar.',
      both: 'Tu ternura va en los dos sentidos: un día arropas y al otro te dejas arropar.',
      plain: 'La amabilidad te atrae por sí misma, sin que importe quién cuide a quién.',
    },
    ENM: {
      plain: 'En tu idea de cercanía cabe más gente, siempre que todo el mundo lo sepa y acepte.',
    },
    SENS: {
      plain: 'Te gusta tomarte tu tiempo: manos cálidas, seda fresca y ninguna prisa por llegar.',
    },
  },

  besides: {
    DS: 'Añade la pregunta de quién manda, y hasta una noche sencilla ya tiene argumento.',
    SM: 'Con ello combinan bien las sensaciones fuertes: así un comienzo tranquilo tiene hacia dónde subir.',
    BOND: 'Un agarre firme, dado o recibido, encaja muy bien, porque la quietud aviva todo lo demás.',
    EXVOY:
      'También entran en juego los ojos: una mirada larga puede empezar algo antes del primer gesto.',
    FET: 'La tela o la prenda justa lo mejora todo: vestirse puede ser ya medio plan.',
    HUMIL: 'Una pizca de picardía evita que la cosa se ponga solemne, y eso te va bien.',
    PRIMAL: 'Un poco de forcejeo le sienta bien, para los momentos en que hablar solo estorba.',
    ROLE: 'El cuidado, antes y después, lo sostiene todo: así puede haber fuego sin que haya frío.',
    ENM: 'Una tercera persona en la historia, contada o real, puede darle todavía más brillo.',
    SENS: 'Las caricias lentas son el hilo que lo une, y ninguna noche se hace larga.',
  },

  alone: {
    open: 'Alrededor queda mucho por decidir, es decir, mucho por descubrir en buena compañía.',
    all: 'El resto de la lista también te gusta, así que lo más largo será quizá elegir.',
    most: 'Podrías prescindir de buena parte de la lista, y quedaría más noche para lo que buscas.',
    rest: 'Un gusto claro basta: es fácil entenderte, y darte una alegría tampoco resulta difícil.',
  },

  partners: {
    DS: {
      positive: 'Para tu pareja significa planes, palabras claras y poder desconectar por una vez.',
      negative: 'Tu pareja recibe tu confianza y, con ella, la grata tarea de planear por dos.',
      both: 'Tu pareja puede preguntar cada noche a quién le toca, y ahí está media gracia.',
      plain: 'Quien esté contigo puede tomar el mando o dejártelo; las dos cosas pueden ir bien.',
    },
    SM: {
      positive: 'Quien lo quiera fuerte no tendrá que pedirlo dos veces, solo decir cuánto.',
      negative: 'Contigo se puede ser más audaz que con casi nadie, si antes has dicho cuánto.',
      both: 'Tu pareja puede dar o recibir: en ti encontrará buena compañía de las dos maneras.',
      plain: 'Tu pareja puede subir un poco la intensidad y ver quién disfruta de qué.',
    },
    BOND: {
      plain: 'Con paciencia se llega lejos contigo: los nudos piden tiempo, y soltarse también.',
    },
    EXVOY: {
      positive: 'Quien está contigo tiene la mejor vista de la casa y permiso para disfrutarla.',
      negative:
        'Quien está contigo recibe admiración, a fondo y al ritmo que prefiera en cada momento.',
      both: 'Quien está contigo recibe admiración y tiene a quien admirar, quizá en el mismo minuto.',
      plain: 'Quien está contigo puede dejar la luz encendida, y quizá se alegre de ello.',
    },
    FET: {
      plain:
        'Tu pareja puede darte una alegría con muy poco, siempre que ese poco sea el acertado.',
    },
    HUMIL: {
      positive:
        'Quien se sonroje con facilidad lo pasará de maravilla, en cuanto las reglas estén claras.',
      negative:
        'Quien tenga la lengua afilada y el corazón blando estará contigo en buena compañía.',
      both: 'Quien tenga reflejos disfrutará contigo: la broma puede darse la vuelta en cualquier momento.',
      plain:
        'Quien tenga ganas de travesuras encontrará en ti complicidad, una vez claros los límites.',
    },
    PRIMAL: {
      positive:
        'Si alguien pide unos segundos de ventaja, dáselos; así atrapar tiene mucha más gracia.',
      negative: 'A quien corra rápido le va a encantar, y no le importará que cueste retenerte.',
      both: 'Quien tenga ganas de jugar estará bien contigo, y mejor si se quita los zapatos buenos.',
      plain:
        'Quien tenga ganas de jugar estará bien contigo, aunque antes convenga apartar los muebles.',
    },
    ROLE: {
      positive: 'Estar contigo puede ser como llegar del frío y recibir una toalla bien caliente.',
      negative: 'Si a tu pareja le gusta mimar, contigo puede hacerlo hasta quedarse a gusto.',
      both: 'Tu pareja recibe hoy la manta y te la pasa mañana, lo cual parece justo.',
      plain: 'A tu lado, tu pareja puede mostrarse tierna sin esperar una ocasión especial.',
    },
    ENM: {
      plain:
        'A tu pareja conviene contárselo pronto, para que todo lo demás sea también decisión suya.',
    },
    SENS: {
      plain: 'Tu pareja no necesita equipo ni valor, solo una noche y el teléfono apagado.',
    },
  },

  suggestions: {
    DS: 'Antes de empezar, acuerda quién decide qué y una palabra que le ponga fin.',
    SM: 'Pacta una escala del uno al diez y empieza más abajo de lo que piensas.',
    BOND: 'Mejor empezar con manos sujetas que atadas, y preguntar a veces cómo están los dedos.',
    EXVOY: 'Acuerda antes qué se puede mirar, quién puede hacerlo y dónde sigue cerrado el telón.',
    FET: 'En vez de describir ese objeto, enséñalo, y deja que tu pareja lo toque primero.',
    HUMIL:
      'Escribe tres palabras que agradan y una vetada para siempre; luego, compara listas con tu pareja.',
    PRIMAL: 'Despeja el suelo, acuerda qué significa «atrapar» y ten cerca agua y una manta.',
    ROLE: 'Pide esta semana un pequeño gesto de cariño, u ofrece uno, y observa cómo sienta.',
    ENM: 'Háblalo primero en un día cualquiera, y que marque el ritmo quien vaya más despacio.',
    SENS: 'Propón cerrar los ojos por turnos, diez minutos cada persona, sin nada más en el programa.',
  },

  facetSuggestions: {
    imagined: 'Elige una fantasía y cuéntala en voz alta; quizá baste, o quizá sea un comienzo.',
    done: 'Elige algo pequeño, pregunta quién lo disfrutaría contigo y habla de ello después.',
  },

  nearest: {
    DS: 'Un juego amable de quién decide esta noche, cena incluida, podría darte alguna pista.',
    SM: 'Una mano más firme, pedida y nunca con prisa, quizá llegue a despertar tu curiosidad.',
    BOND: 'Sujetar un momento las muñecas, sin una sola cuerda a la vista, podría ser un comienzo.',
    EXVOY: 'Una luz que sigue encendida, o una mirada algo más larga, podría ser un comienzo.',
    FET: 'Una camisa, un aroma o cierta tela quizá te digan más que cualquier juego.',
    HUMIL: 'Un poco de picardía podría divertirte, si es ligera y viene con cariño.',
    PRIMAL: 'Una guerra de almohadas es una prueba excelente de si hay algo más para ti.',
    ROLE: 'Tratarse bien a propósito, y durante un buen rato, es la vía de entrada más probable.',
    ENM: 'La idea de otras personas quizá merezca una conversación, aunque se quede en idea.',
    SENS: 'Un largo masaje de espalda, sin esperar nada después, sigue siendo contigo la apuesta más segura.',
  },

  rather: {
    positive: 'Si alguien tiene que guiar, mejor que seas tú, con el mapa en la mano.',
    negative: 'Si alguien tiene que guiar, con gusto dejarías eso, y el mapa, a la otra persona.',
  },

  elsewhere:
    'Lo que te importa quizá esté en otra parte: charla, confianza, risas, cercanía o simple calma.',

  moods: {
    all: {
      heart:
        'Apenas hay aquí algo que rechazarías, así que lo divertido es elegir por dónde empezar.',
      beside: 'Eso no significa todo a la vez; hasta un bufé sabe mejor plato a plato.',
      partner:
        'Tu pareja puede proponer cualquier idea y esperar curiosidad, una pregunta o un sí.',
      suggestion:
        'Deja que la otra persona elija primero y cuéntale después qué habrías elegido tú.',
    },
    'own-taste': {
      heart:
        'Este cuestionario trata un rincón de la intimidad, y has tenido la amabilidad de recorrerlo.',
      partner:
        'Con alguien que sienta lo mismo, puedes saltarte este capítulo sin perder nada por ello.',
      suggestion:
        'Si alguien te pregunta qué te gustaría, basta un sencillo «esto no, pero aquello sí».',
    },
    'mostly-own-taste': {
      heart: 'Casi toda esta lista puede quedarse en el estante, sin explicaciones para nadie.',
      partner: 'Un sí tuyo tiene valor, porque no se reparte con cada taza de café.',
      suggestion:
        'Si algún día sientes curiosidad, elige una sola cosa pequeña y déjala mientras aún te guste.',
    },
    open: {
      heart: 'Nada está descartado y nada está elegido, y ese es un buen lugar para empezar.',
      partner: 'Tu pareja puede proponer casi cualquier cosa, y el resto se descubre entre dos.',
      suggestion: 'Que cada persona diga algo que probaría y algo que no: eso ya es un mapa.',
    },
    'mostly-open': {
      heart: 'Algunas cosas te dejan indiferente, y el resto depende de la persona y del momento.',
      partner:
        'Lo mejor que puede hacer tu pareja es preguntar: la respuesta puede cambiar cada semana.',
      suggestion:
        'Consulta con la almohada todo lo que te haga decir «quizá», y pregúntatelo otra vez con calma.',
    },
    unsaid: {
      heart:
        'Te has guardado la mayor parte, y esa es una respuesta tan buena como cualquier número.',
      beside:
        'Hay muy poco que decir de los temas que te saltaste, así que esta página no dice nada.',
      partner: 'Lo que cuentes de ello a otra persona, y cuándo, depende solo de ti.',
      suggestion:
        'Si algún día te apetece, todavía puedes responder a una pregunta en la página de las respuestas.',
    },
  },
} satisfies Translation<typeof english>;
