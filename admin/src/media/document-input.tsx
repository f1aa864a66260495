import { MediaInput, type MediaInputProps } from './media-input.tsx'

/** A PDF by its address. */
export const DocumentInput = (props: MediaInputProps) => <MediaInput {...props} kind="pdf" />
