import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, creditCode, email, fileAddress, listOf, mobile, note, text } from '../field.ts'
import { agreedVersions } from './consent.ts'
import { hashedPassword, nickname, partnerPage, verificationCode } from './credential.ts'
import { ownerProof } from './proof.ts'
import { LoginInfo } from './session.ts'

/** A number that its holder proves with the code sent to it. */
const ProvedNumber = z.object({ mobile: mobile(), code: verificationCode() })

/** What every new account starts with. */
const NewAccount = z.object({
  ...ProvedNumber.shape,
  pwd: hashedPassword(),
  nickName: nickname().describe('Left out: one is made from the number.').optional(),
  shareCode: text('邀请码', 32).describe('Of the person who invited; one that is not valid is passed over.').optional(),
  fromswb: partnerPage().optional(),
  agreed: agreedVersions().optional(),
})

/** The enterprise of a new account, as its licence says. */
const NewEnterprise = z.object({
  name: text('企业名称', 100),
  creditCode: creditCode(),
  type: listOf('企业类型', text('企业类型', 30), 1, 10),
  businessLicense: fileAddress('营业执照'),
  region: note('所在地区', 100).optional(),
  address: note('详细地址', 200).optional(),
  contactName: text('联系人', 30),
  contactMobile: mobile('联系人手机号码'),
  email: email().optional(),
  position: note('职位', 50).optional(),
})

export const asPerson = post('/register', 'Makes an account for a phone number and logs in.', {
  access: 'visitor',
  input: z.object({ ...NewAccount.shape, email: email().optional() }),
  output: LoginInfo,
  errors: ['FAIL', 'CONFLICT', 'TOO_FREQUENT'],
})

/** The certification starts as pending. */
export const asEnterprise = post('/registerEnterpriseUser', 'Makes an account, applies for certification, logs in.', {
  access: 'visitor',
  encoding: 'json',
  input: z.object({ ...NewAccount.shape, enterprise: NewEnterprise.meta({ title: '企业资料' }) }),
  output: LoginInfo,
  errors: ['FAIL', 'CONFLICT', 'TOO_FREQUENT'],
})

/** Answers alike for known and unknown numbers; every session of the account ends. */
export const recoverPassword = post('/forgetPwd', 'Sets a new password by an SMS code.', {
  access: 'visitor',
  idempotent: 'yes',
  input: z.object({ ...ProvedNumber.shape, pwd: hashedPassword('新密码') }),
  errors: ['FAIL', 'TOO_FREQUENT'],
})

/** Every other session of the account ends. */
export const changePassword = post('/restPwd', 'Replaces the password by a new one.', {
  idempotent: 'yes',
  input: z.object({
    oldPwd: hashedPassword('原密码').describe('md5, in hex. Left out by who has no password yet.').optional(),
    pwd: hashedPassword('新密码'),
    proof: ownerProof().describe('Of who has no password yet.').optional(),
  }),
  errors: ['FAIL', 'FORBIDDEN', 'TOO_FREQUENT'],
  invalidates: ['/dtUser/myDetail', '/my/session'],
})

export const isRegistered = post('/validate/mobile', 'Whether a phone number has an account.', {
  access: 'visitor',
  idempotent: 'yes',
  input: z.object({ mobile: mobile() }),
  output: z.boolean(),
  errors: ['TOO_FREQUENT'],
})

export const checkCode = post('/validateCode', 'Whether an SMS code is right; does not use it up.', {
  access: 'visitor',
  idempotent: 'yes',
  input: ProvedNumber,
  output: z.boolean(),
  errors: ['TOO_FREQUENT'],
})

export const isNameFree = get('/name/validate', 'Whether nobody uses a nickname or the name of an enterprise.', {
  access: 'visitor',
  input: z.object({
    name: text('名称', 100),
    type: choice('名称类型', { nickName: '昵称', enterprise: '企业名称' }).default('nickName'),
  }),
  output: z.boolean(),
  errors: ['TOO_FREQUENT'],
})
