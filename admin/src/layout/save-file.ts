/** Lets the browser save a file. @param type MIME type of the content */
export function saveFile(content: string | Blob, name: string, type: string) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
