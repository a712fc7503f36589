import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/comparison/people/words.ts';

export default {
  sendBack: 'Enviarla de vuelta',
  sendBackHint: 'Lleva tu código para compartir; abre esto desde el otro lado.',
  message: `Nuestra comparación en ${product.name}:`,

  keepTitle: 'Guardar a esta persona en tu lista',
  name: 'Nombre, solo para ti',
  keep: 'Guardar',
  keptAs: (name) => `En tu lista como «${name}»`,
  rename: 'Cambiar el nombre',
  notKept: 'La lista no ha cambiado. Inténtalo de nuevo.',
  notRemoved: 'No se ha quitado nada. Inténtalo de nuevo.',

  people: 'Personas con las que me he comparado',
  removeNamed: (name) => `Quitar «${name}»`,
  removed: (name) => `«${name}» ya no está en tu lista.`,
  undo: 'Deshacer',
} satisfies Translation<typeof english>;
