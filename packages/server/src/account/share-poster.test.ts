import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'

test('the picture to send around leads to the page of the invitation', async () => {
  await using house = await openHouse()
  const { shareCode } = house.as(await house.login()).account
  const [{ url }, poster] = [await shareCode.mine(), await shareCode.poster()]
  const picture = sharp(Buffer.from(await poster.arrayBuffer()))
    .ensureAlpha()
    .raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  expect(decodeQR({ data, width: info.width, height: info.height })).toBe(url)
})
