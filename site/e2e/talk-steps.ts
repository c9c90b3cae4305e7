import { expect } from 'vitest'
import { origin, type Visit } from './browser.ts'

/** Does something as the page's own script does, at the server that the page is from. */
export async function act<Answer>(
  { context, page }: Visit,
  path: string,
  input: Record<string, string>,
): Promise<Answer> {
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]))
  const { origin: here } = new URL(page.url() === 'about:blank' ? origin() : page.url())
  const answer = await fetch(`${here}/api${path}`, {
    method: 'POST',
    headers: { token: cookies.get('token') ?? '', uid: cookies.get('uid') ?? '' },
    body: new URLSearchParams(input),
  })
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Answer }
  expect([code, msg]).toEqual([1, expect.anything()])
  return data
}

/** The buyer looks for a part, the seller quotes; answers the number of the post. */
export async function quoteOf(
  buyer: Visit,
  seller: Visit,
  { model, price }: { model: string; price: string },
): Promise<string> {
  const post = await act<{ id: number }>(buyer, '/demand/add', { type: '1', model, quantity: '2400' })
  const id = String(post.id)
  await act(seller, '/demand/enquiry/add', { demandId: id, quantity: '2400', price })
  return id
}
