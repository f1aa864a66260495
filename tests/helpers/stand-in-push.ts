import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { makeCertificate } from './certificate.ts'
import { listenLocally } from './local-server.ts'

/** Answers a message to a phone as a push service does. */
export type Answering = (response: ServerResponse) => void

export interface StandInPhone {
  /** the subscription that its browser gives to the site */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** the messages that it got, decrypted, in order */
  messages: { payload: Record<string, string>; headers: IncomingHttpHeaders }[]
  /** number of requests to its service, also without success */
  requests: number
  answer: Answering
}

/** Answers with a status, as push services do. */
export const answers =
  (status: number, headers: Record<string, string> = {}): Answering =>
  (response) =>
    void response.writeHead(status, headers).end()

export const taken = answers(201)

/** The keys by which a browser reads its messages. */
interface PhoneKeys {
  pair: ECDH
  auth: Buffer
}

/** Endpoint that receives the messages for one subscription. */
export interface StandInEndpoint {
  answer: Answering
  /** with which key requests must be signed (RFC 8292, 4); by default any */
  signer?: string
  /** checks a message before it is answered; returns what delivers it once it was taken */
  receive: (body: Buffer, headers: IncomingHttpHeaders) => () => void
}

/**
 * Starts a push service of its own (RFC 8030) on a free port. It checks who signed each message and
 * decrypts it, as a browser does.
 *
 * @param folder where its certificate is put; the site reads it with NODE_EXTRA_CA_CERTS
 */
export async function startStandInPush(folder: string) {
  const { certificate, key } = makeCertificate(folder)
  const endpoints = new Map<string, StandInEndpoint>()
  const faults: string[] = []
  const tokens = new Set<string>()
  const connections = { count: 0 }
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) })
  server.on('secureConnection', () => (connections.count += 1))
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void receive(request, response).catch((error: unknown) => {
      faults.push(String(error))
      response.writeHead(400).end()
    })
  })
  const { port, stop } = await listenLocally(server)
  const origin = `https://localhost:${port}`

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const endpoint = endpoints.get(request.url ?? '')
    if (!endpoint) {
      response.writeHead(404).end()
      return
    }
    const body = Buffer.concat(parts)
    const { headers } = request
    tokens.add(checkToken(headers.authorization ?? '', origin, endpoint.signer))
    const deliver = endpoint.receive(body, headers)
    // Before the answer is on its way: what a browser got is there once the site knows of it.
    response.once('prefinish', () => {
      if (response.statusCode < 300) deliver()
    })
    endpoint.answer(response)
  }

  /** Opens an endpoint. @returns its address */
  const addEndpoint = (endpoint: StandInEndpoint): string => {
    const path = `/push/${randomBytes(24).toString('base64url')}`
    endpoints.set(path, endpoint)
    return origin + path
  }

  return {
    origin,
    certificate,
    /** the faults of requests */
    faults,
    /** the tokens of all requests */
    tokens,
    connections,
    /** Makes a phone that its browser has subscribed here. */
    addPhone: (answer: Answering = taken): StandInPhone => {
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const auth = randomBytes(16)
      const keys = { p256dh, auth: auth.toString('base64url') }
      const phone: StandInPhone = {
        subscription: { endpoint: '', keys },
        messages: [],
        requests: 0,
        answer,
      }
      phone.subscription.endpoint = addEndpoint({
        answer: (response) => phone.answer(response),
        receive: (body, headers) => {
          phone.requests += 1
          const text = decrypt(body, { pair, auth })
          const payload = JSON.parse(text) as Record<string, string>
          return () => phone.messages.push({ payload, headers })
        },
      })
      return phone
    },
    addEndpoint,
    stop,
  }
}

/**
 * Checks the token of a request (RFC 8292).
 *
 * @param signer the key of the only one who may send, base64url
 * @returns the token
 */
export function checkToken(authorization: string, origin: string, signer?: string): string {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? []
  if (signer !== undefined && key !== signer)
    throw new Error('The key is not the one that the phone subscribed with.')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) },
    format: 'jwk',
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const proof = Buffer.from(signature, 'base64url')
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof))
    throw new Error('The token is not signed with its key.')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
  const secondsLeft = exp - Date.now() / 1_000
  if (aud !== origin) throw new Error(`The token is for ${aud}.`)
  if (secondsLeft <= 0 || secondsLeft > 86_400) throw new Error('The token holds too long.')
  if (!/^(mailto:|https:)/.test(sub)) throw new Error('The token names no contact.')
  return token
}

/** Decrypts a message as a browser does (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, { pair, auth }: PhoneKeys): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const derive = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length))
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
  const secret = derive(pair.computeSecret(theirs), auth, keyInfo, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  if (plain.at(-1) !== 2) throw new Error('The last record does not end as it must.')
  return plain.subarray(0, -1).toString()
}
