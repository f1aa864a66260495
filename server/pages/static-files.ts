import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { closedPolicy } from '../security-headers.ts'
import { StoredResponse } from './stored-response.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Files with a hash of their content in their name never change. */
const forever = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

/**
 * Reads a folder of built files into memory, ready to be answered.
 * @returns by path, such as `/assets/root-4f2a.css`
 */
export async function loadStaticFiles(
  folder: string,
  headers: Record<string, string>,
): Promise<Map<string, StoredResponse>> {
  const files = new Map<string, StoredResponse>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const contentType = contentTypes[extname(entry.name)]
    if (!entry.isFile() || !contentType) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).replaceAll('\\', '/')}`
    const caching = path.startsWith('/assets/') ? forever : anHour
    const [body, brotli] = await Promise.all([readFile(file), readCompressed(file)])
    const all = {
      'content-type': contentType,
      'cache-control': caching,
      'content-security-policy': closedPolicy,
      ...headers,
    }
    files.set(path, new StoredResponse({ status: 200, headers: all, body, brotli }))
  }
  return files
}

/** What the build has compressed beforehand (vite.config.ts); `null` for other files, such as those of `public/`. */
const readCompressed = (file: string) => readFile(`${file}.br`).catch(() => null)
