import { Answering } from './answering.tsx';
import { Buttons, Forms, Pages } from './controls.tsx';
import { Drawings } from './drawings.tsx';
import { OtherProfile, OwnProfile, Two } from './results.tsx';

/** Every component in every state, with invented figures; under the development server alone (`npm run dev`, then /dev/gallery). */
export default function GalleryScreen() {
  return (
    <>
      <h1 className="py-8">Gallery</h1>
      <Buttons />
      <Forms />
      <Pages />
      <Drawings />
      <Answering />
      <OwnProfile />
      <OtherProfile />
      <Two />
    </>
  );
}
