/**
 * The browser's XMLHttpRequest as far as uploads use it, over `fetch`. Progress is reported at the
 * end only; a test reports more with {@link UploadRequest.move}.
 */
export class UploadRequest extends EventTarget {
  /** the last one that was sent */
  static last: UploadRequest | null = null

  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  readonly #controller = new AbortController()
  readonly #headers: Record<string, string> = {}
  #method = ''
  #path = ''
  #answer: Response | null = null

  open(method: string, path: string) {
    this.#method = method
    this.#path = path
  }

  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value
  }

  getResponseHeader(name: string) {
    return this.#answer?.headers.get(name) ?? null
  }

  abort() {
    this.#controller.abort()
  }

  send(body: FormData) {
    UploadRequest.last = this
    void this.#send(body)
  }

  /** Reports that a part of the file was sent, from 0 to 1. */
  move(part: number) {
    const sizes = { loaded: part * 1_000, total: 1_000 }
    this.upload.dispatchEvent(Object.assign(new Event('progress'), sizes))
    if (part === 1) this.upload.dispatchEvent(new Event('load'))
  }

  async #send(body: FormData) {
    const { signal } = this.#controller
    try {
      const init = { method: this.#method, headers: this.#headers, body, signal }
      this.#answer = await fetch(this.#path, init)
      this.move(1)
      this.responseText = await this.#answer.text()
      this.status = this.#answer.status
      this.dispatchEvent(new Event('load'))
    } catch {
      this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error'))
    }
    this.dispatchEvent(new Event('loadend'))
  }
}
