import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse } from '../../test/house.ts'

const supply = { type: 0, model: 'STM32F103C8T6', quantity: 9000 } as const

test('sellers of a line are held against each other with tax, and each price is told as it was quoted', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const { mine } = house.as(await house.login()).demand
  const offers = [{ price: 1, taxIncluded: false }, { price: 1.05, taxIncluded: true }, { price: 1.1 }]
  for (const offer of offers) await mine.add({ ...supply, ...offer, allowDuplicate: true })
  const rows = [{ rowNo: 1, model: 'STM32F103C8T6', quantity: 2 }]
  const [line] = await house.as().demand.bom.match({ rows, boards: 100 })
  const told = line?.best?.prices.map(({ price, taxIncluded, amount, taxedAmount }) => [
    price,
    taxIncluded,
    amount,
    taxedAmount,
  ])
  expect(told).toEqual([
    [1.05, true, 210, 210],
    [1.1, undefined, 220, 220],
    [1, false, 200, 226],
  ])
})
