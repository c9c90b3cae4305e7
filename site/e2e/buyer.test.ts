import type { Api } from '@xinpu/sdk/full'
import type { BrowserContextOptions } from 'playwright'
import { expect, it } from 'vitest'
import { visit } from './browser.ts'
import { comeInAsKeeper, fillCart, issue, orderAndPay, partsOf, seeInvoice, ship, takeIn } from './buyer-steps.ts'
import { finger, keys } from './hands.ts'

/** Many looks by axe: a busy machine takes minutes. */
const patience = 300_000
const phone = { viewport: { width: 375, height: 900 }, hasTouch: true } as const

/** A number gets one code a minute: whoever comes first asks for it. */
let keeper: Promise<Api> | undefined

for (const [how, options] of [
  ['by keys alone', {}],
  ['with a finger', phone],
] as const satisfies [string, BrowserContextOptions][])
  it(
    `a buyer pastes a list ${how}, orders its parts, pays, takes them in, and gets the invoice`,
    async () => {
      await using visitor = await visit({ bypassCSP: true, ...options })
      const { page } = visitor
      const seller = await (keeper ??= comeInAsKeeper())
      const buyer = { visit: visitor, page, hands: options === phone ? finger : keys(page) }
      await fillCart(buyer, await partsOf(seller))
      await orderAndPay(buyer)
      const orderId = await ship(seller)
      await takeIn(buyer)
      await issue(seller, orderId)
      await seeInvoice(buyer)
      expect(visitor.faults).toEqual([])
    },
    patience,
  )
