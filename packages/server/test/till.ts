import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Settings } from '../src/core/settings.ts'
import type { OnlineType } from '../src/mall/pay-provider.ts'
import { stockHouse } from './catalogue.ts'
import { openHouse, type TestHouse } from './house.ts'
import { buy, nanshan, openShop, sell } from './mall.ts'

/** A house whose till asks a provider. */
export interface Till extends AsyncDisposable {
  house: TestHouse
  /** Somebody who has begun to pay 386 yuan. */
  payer: (payType: OnlineType) => ReturnType<typeof begin>
}

export async function openTill(settings: Partial<Settings>): Promise<Till> {
  const house = await openHouse({ smsLimit: 10_000, ...settings })
  await stockHouse(house.house)
  const shop = await openShop(house)
  let last = 0
  return {
    house,
    async payer(payType) {
      const goods = await sell(house, shop, { model: 'LM358DR' })
      return begin(house, { payType, goods, mobile: `+86-1380000${String((last += 1)).padStart(4, '0')}` })
    },
    [Symbol.asyncDispose]: () => house[Symbol.asyncDispose](),
  }
}

async function begin(
  house: TestHouse,
  { payType, goods, mobile }: { payType: OnlineType; goods: number; mobile: string },
) {
  const person = await house.login(mobile)
  const { mall } = house.as(person)
  const buyer = { person, mall, addressId: (await mall.address.add(nanshan)).id }
  const { payOrderId, orderIds } = await buy(buyer, goods, 100)
  const pay = await mall.payment.create({ payOrderId, payType })
  const id = pay.mallPayOnlineId
  return {
    mall,
    id,
    qrCode: pay.qrCode,
    no: `XP${String(id).padStart(10, '0')}`,
    order: async () => (await mall.order.detail({ id: orderIds[0] ?? 0 })).status,
    payment: async () => (await mall.payment.detail({ mallPayOnlineId: id })).status,
  }
}

/** Answers one request whose body was read; what it does not answer stays open. */
type Answering = (request: IncomingMessage, body: string, response: ServerResponse) => void

/** A provider's gateway on this machine. */
export async function openGateway(answer: Answering): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer(async (request, response) => answer(request, await text(request), response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
