import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/accounts/passkeys/words.ts';

export default {
  keep: 'Guardar una llave de acceso',
  keepExplained: 'Con una llave de acceso entra quien pueda desbloquear este dispositivo.',
  keeping: 'Sigue en tu dispositivo…',
  kept: 'La llave de acceso está guardada. La encuentras en «Editar perfil».',
  notKept: 'No se guardó ninguna llave de acceso. Inténtalo de nuevo.',
  noKey:
    'Las llaves de acceso de este dispositivo no pueden contener la clave de tus respuestas, así que esta no sirve aquí. Tu código de acceso abre tu perfil.',
  alreadyHere: 'Este dispositivo ya tiene una llave de acceso para este perfil.',
  userName: (day) => `Mi perfil, ${day}`,
  thisPhone: 'Este teléfono',
  thisComputer: 'Este equipo',
  passkeyName: (device, month) => `${device}, ${month}`,
  chooseButton: 'Usar una llave de acceso',
  nothingUsed: 'No se usó ninguna llave de acceso. Inténtalo de nuevo o usa tu código de acceso.',
  passkeys: 'Llaves de acceso',
  passkeysExplained: (max) =>
    `Una llave de acceso abre este perfil en tus dispositivos sin el código. Quien pueda desbloquear uno de ellos puede usarla. Como máximo, ${max}.`,
  rename: 'Cambiar el nombre',
  renameNamed: (name) => `Cambiar el nombre de «${name}»`,
  newName: 'Nuevo nombre',
  removeNamed: (name) => `Quitar «${name}»`,
  removed: (name) =>
    `«${name}» ya no abre este perfil. Puede que tu dispositivo la siga mostrando hasta que la borres allí.`,
  notRenamed: 'El nombre no se cambió. Inténtalo de nuevo.',
  notRemoved: 'La llave de acceso no se quitó. Inténtalo de nuevo.',
} satisfies Translation<typeof english>;
