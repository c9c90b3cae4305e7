import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { createClient } from '@xinpu/sdk'
import { sessionRedeemExchange } from '@xinpu/sdk/account'

export interface PartnerBlog extends AsyncDisposable {
  /** On `localhost`, which is another host than the product's `127.0.0.1`. */
  origin: string
  /** Every address that was asked for, with its query, and the `Referer` it came with. */
  asked: { url: string; referer: string }[]
}

/** A blog of somebody else: it sends people to register, and greets them by name when they come back with a code. */
export async function partnerBlog(product: string, port: number): Promise<PartnerBlog> {
  const asked: PartnerBlog['asked'] = []
  const call = createClient({ baseURL: `${product}/api` })
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', referer: request.headers.referer ?? '' })
    void send(request.url ?? '/', response)
  }).listen(port, 'localhost')
  await once(server, 'listening')
  const origin = `http://localhost:${port}`

  async function send(url: string, response: ServerResponse) {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    const head = '<!doctype html><html lang="zh-CN"><title>合作博客</title><link rel="icon" href="data:,">'
    response.end(`${head}<h1>合作博客</h1>${await answer(url)}`)
  }

  async function answer(url: string): Promise<string> {
    const code = new URL(url, origin).searchParams.get('code')
    if (!code)
      return `<a href="${product}/register?fromswb=${encodeURIComponent(`${origin}/post/7`)}">用芯谱账号注册</a>`
    try {
      const { nickName } = await call(sessionRedeemExchange, { code })
      return `<p>你好，${nickName}</p>`
    } catch (error) {
      return `<p>没有登录：${String(error)}</p>`
    }
  }

  return {
    origin,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
