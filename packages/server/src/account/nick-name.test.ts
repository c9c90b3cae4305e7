import { hashPassword } from '@xinpu/sdk/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftBy } from '../../test/company.ts'
import { codeFor, openHouse, type TestHouse } from '../../test/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => house[Symbol.asyncDispose]())

const pwd = hashPassword('correct horse')
const refused = { code: 400, message: '昵称中不能写联系方式', fields: [{ field: 'nickName' }] }

async function codeTo(mobile: string): Promise<string> {
  await house.as().account.session.sendNotice({ mobile })
  return codeFor(house.app, mobile)
}

test('a nickname that tells how to reach somebody is refused, and what stood there stays', async () => {
  const mobile = '+86-13700008801'
  const told = { mobile, code: await codeTo(mobile), pwd }
  const { id, token } = await house.as().account.register.asPerson({ ...told, nickName: '硬件工程师' })
  const { profile } = house.as({ token, uid: id }).account
  await expect(profile.update({ nickName: '加微信 abc12345' })).rejects.toMatchObject(refused)
  await expect(profile.myDetail()).resolves.toMatchObject({ nickName: '硬件工程师' })
  await expect(profile.update({ nickName: '芯片小王 STM32' })).resolves.toMatchObject({ nickName: '芯片小王 STM32' })
})

test('nobody registers under such a name, and the code is not spent', async () => {
  const mobile = '+86-13700008802'
  const told = { mobile, code: await codeTo(mobile), pwd }
  const { register } = house.as().account
  await expect(register.asPerson({ ...told, nickName: 'V信abc12345' })).rejects.toMatchObject(refused)
  await expect(register.asPerson({ ...told, nickName: '小王' })).resolves.toMatchObject({ nickName: '小王' })
})

test('nor does a company register under one', async () => {
  const mobile = '+86-13700008803'
  const visitor = { uuid: 'a-browser-of-a-visitor' }
  const { register } = house.as(visitor).account
  const { authName, authMobile, ...draft } = await draftBy(house, visitor)
  const enterprise = { ...draft, contactName: authName, contactMobile: authMobile }
  const told = { mobile, code: await codeTo(mobile), pwd, enterprise }
  await expect(register.asEnterprise({ ...told, nickName: 'V信abc12345' })).rejects.toMatchObject(refused)
  await expect(register.asEnterprise({ ...told, nickName: '小王' })).resolves.toMatchObject({ nickName: '小王' })
})

test('others do not read a way past the site in an old name; its owner sees what is to be changed', async () => {
  const owner = await house.login('+86-13700008804')
  const other = house.as(await house.login('+86-13700008805'))
  const { db } = house.house
  await db.updateTable('account').set({ nick_name: '小王 微信abc12345' }).where('id', '=', owner.uid).execute()
  const { account, demand } = house.as(owner)
  const { id } = await demand.mine.add({ type: 1, model: 'STM32F103C8T6', quantity: 2000 })
  const shown = { id: owner.uid, nickName: '小王 [已隐藏联系方式]' }
  await expect(other.account.profile.info({ id: owner.uid })).resolves.toMatchObject(shown)
  await expect(other.demand.demand.detail({ id })).resolves.toMatchObject({ user: shown })
  await expect(account.profile.myDetail()).resolves.toMatchObject({ nickName: '小王 微信abc12345' })
})
