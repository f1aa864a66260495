import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { closedPolicy } from '../security-headers.ts'
import { workerHeaders, workerPath } from '../service-worker.ts'
import { forever } from './store-answer.ts'
import { StoredResponse } from './stored-response.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const oneHour = 'public, max-age=3600'

/** Endings of the compressed files that the build adds (scripts/build-plugins.ts). */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Reads a folder of built files into memory, ready to send.
 *
 * @param common the headers of every answer
 * @returns the files by path, such as `/assets/root-4f2a.css`
 */
export async function loadStaticFiles(
  folder: string,
  common: Record<string, string>,
): Promise<Map<string, StoredResponse>> {
  const files = new Map<string, StoredResponse>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const contentType = contentTypes[extname(entry.name)]
    if (!entry.isFile() || !contentType) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).replaceAll('\\', '/')}`
    files.set(path, await readStaticFile(file, path, contentType, common))
  }
  return files
}

async function readStaticFile(
  file: string,
  path: string,
  contentType: string,
  common: Record<string, string>,
): Promise<StoredResponse> {
  const headers = {
    'content-type': contentType,
    ...common,
    'cache-control': path.startsWith('/assets/') ? forever : oneHour,
    // Never shown inside the origin of the site.
    ...(contentType === 'application/pdf' && { 'content-disposition': 'attachment' }),
    // An SVG that is opened by itself is a document, which needs a policy; other files are not.
    ...(contentType === 'image/svg+xml' && { 'content-security-policy': closedPolicy }),
    ...(path === workerPath && workerHeaders),
  }
  const response = new StoredResponse({ status: 200, headers, body: await readFile(file) })
  for (const [encoding, ending] of encodings) {
    const encoded = await readFile(file + ending).catch(() => null)
    if (encoded) response.give(encoding, encoded)
  }
  return response
}
