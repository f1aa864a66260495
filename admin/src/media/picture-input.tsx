import { MediaInput, type MediaInputProps } from './media-input.tsx'

/** A picture by its address; without one the page shows its drawn scene. */
export const PictureInput = (props: MediaInputProps) => <MediaInput {...props} kind="image" />
