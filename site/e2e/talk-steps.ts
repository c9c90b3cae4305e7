import { createApi, type Api } from '@xinpu/sdk/full'
import { expect } from 'vitest'
import { toastOf, type Visit } from './browser.ts'

/** Does something as a page's own script does, at the server of a visit. */
export async function act<Answer>({ context }: Visit, path: string, input: Record<string, string>): Promise<Answer> {
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]))
  const answer = await context.request.post(`/api${path}`, {
    headers: { token: cookies.get('token') ?? '', uid: cookies.get('uid') ?? '' },
    form: input,
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

/** The owner of a post asks for less from the card of a quote. */
export async function counterInTalk({ page }: Visit, price: string): Promise<void> {
  await page.getByRole('button', { name: '还价' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /我要的单价/ })
    .fill(price)
  await page.keyboard.press('Enter')
  await toastOf(page, '已发出').waitFor()
}

/** Somebody comes to the company of another, who lets them in. */
export async function joinCompany(one: Visit, boss: Visit, at: string): Promise<void> {
  const [theirs, ours] = await Promise.all([apiOf(one, at), apiOf(boss, at)])
  const company = await ours.enterprise.certification.detail()
  await theirs.enterprise.member.join({ enterpriseId: company?.id ?? 0 })
  const { data } = await ours.enterprise.member.list({ status: 'applying' })
  await ours.enterprise.member.audit({ id: data[0]?.id ?? 0, status: 'joined' })
}

/** What the person of a visit may ask, without a page. */
async function apiOf({ context }: Visit, at: string): Promise<Api> {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
  return createApi({ baseURL: `${at}/api`, session: { caller: () => ({ token }) } })
}
