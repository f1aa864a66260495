import { queryOptions } from '@tanstack/react-query'

/** Loads the code of the text editor. A text that opens after a failure asks again. */
export const editorCode = queryOptions({
  queryKey: ['code of the text editor'],
  queryFn: async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
  staleTime: Number.POSITIVE_INFINITY,
})
