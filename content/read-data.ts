/**
 * Reads a file of starter content when it is needed. Builds find the files by the pattern of this
 * import, Node by their path.
 *
 * @param path a folder and the name of a file in it, such as `reference/tracks`
 */
export async function readData(path: string): Promise<unknown> {
  const [folder, name] = path.split('/')
  const file = (await import(`./${folder}/${name}.json`, { with: { type: 'json' } })) as {
    default: unknown
  }
  return file.default
}
