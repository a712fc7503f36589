import { TextLink } from '../../ui/components/text-link.tsx';
import * as words from '../words.ts';
import { paths } from './paths.ts';

export const BackToProfile = () => <TextLink to={paths.profile()}>{words.backToProfile}</TextLink>;
