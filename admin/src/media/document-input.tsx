import { PictureInput, type PictureInputProps } from './picture-input.tsx'

/** A PDF by its address. */
export function DocumentInput(props: PictureInputProps) {
  return <PictureInput {...props} help={props.help ?? 'The address of a PDF of this site.'} />
}
