import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { DraftBar } from '../../primitives/DraftBar/DraftBar.tsx'
import { detail, licence, rejectedDetail, types } from '../story-data.ts'
import { CertifyForm } from './CertifyForm.tsx'

const meta = {
  component: CertifyForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：申请企业认证，被驳回后改了再交。上传执照后读出的内容放在所填的下面，不一致的标出来，点“采用”换过来；代码逐位检查。草稿由使用者保存，`onChange` 给的只有地址没有文件。企业已认证时给“申请加入”，不要让人重填。展示资料单独修改用 EnterpriseProfileForm。',
      },
    },
  },
  args: {
    types,
    uploadLicence: fn(async () => licence),
    uploadProxy: fn(async () => ({ url: '/files/proxy.pdf', name: '授权委托书.pdf' })),
    isNameFree: fn(async () => true),
    submit: fn(async () => undefined),
    onJoin: fn(),
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 860 }}>{Story()}</div>],
} satisfies Meta<typeof CertifyForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function put({ canvas, userEvent }: Play, name: RegExp, text: string) {
  await userEvent.click(canvas.getByRole('textbox', { name }))
  await userEvent.paste(text)
}

const document = (name: string) => new File([new Uint8Array(9)], name, { type: 'image/jpeg' })

/** The licence is read; what it says is taken over, the rest is typed. */
export const Default: Story = {
  play: async (play) => {
    const { args, canvas, canvasElement, userEvent } = play
    await put(play, /企业名称/, '深圳市华芯微电子公司')
    const [input] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input!, document('营业执照.jpg'))
    await expect(await canvas.findByText(/与执照不一致/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '采用执照上的企业名称' }))
    await expect(canvas.getByRole('textbox', { name: /企业名称/ })).toHaveValue(licence.name)
    await userEvent.click(canvas.getByRole('button', { name: '全部采用' }))
    await expect(canvas.getByText('所填内容与执照一致')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '贸易商' }))
    await put(play, /认证人姓名/, '林工')
    await put(play, /手机号码/, '13800001278')
    await put(play, /公司网址/, 'www.huaxin-ic.com')
    await userEvent.click(canvas.getByRole('button', { name: '提交认证' }))
    await expect(args.submit).toHaveBeenCalledWith({
      name: licence.name,
      creditCode: licence.creditCode,
      type: ['贸易商'],
      businessLicense: licence.url,
      legalPerson: licence.legalPerson,
      validTo: licence.validTo,
      authName: '林工',
      authMobile: '+86-13800001278',
      address: licence.address,
      website: 'https://www.huaxin-ic.com',
    })
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ businessLicense: { url: licence.url, name: '营业执照.jpg' } }),
      licence,
    )
  },
}

export const Unfilled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交认证' }))
    for (const text of ['请上传营业执照', '请输入统一社会信用代码', '请选择企业类型', '请输入手机号码'])
      await expect(canvas.getAllByText(text)).toHaveLength(2)
    await waitFor(() => expect(canvas.getByRole('group', { name: /^营业执照/ }).matches(':focus-within')).toBe(true))
    await expect(args.submit).not.toHaveBeenCalled()
  },
}

/** What was refused is marked with its reason; a field that is changed is not accused any more. */
export const Rejected: Story = {
  args: { detail: rejectedDetail },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('有 2 处需要修改')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /执照上为“陈立”/ }))
    const field = canvas.getByRole('textbox', { name: '法定代表人' })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, '陈立')
    await expect(canvas.getByText('有 1 处需要修改')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重新提交认证' }))
    await expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ legalPerson: '陈立' }))
  },
}

/** The code is of a certified enterprise: nothing is lost, and there is a way on. */
export const Conflict: Story = {
  args: {
    detail,
    submit: fn(async () => {
      throw Object.assign(new Error('该企业已认证，可以申请加入'), { code: 409 })
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新提交认证' }))
    await expect(await canvas.findByText('该企业已认证，可以申请加入')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '申请加入' }))
    await expect(args.onJoin).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', { name: /企业名称/ })).toHaveValue(detail.name)
  },
}

const draft = (
  <DraftBar
    state="restored"
    savedAt="2026-11-20 11:52:00"
    now={new Date('2026-11-20T12:00:00+08:00')}
    onDiscard={fn()}
  />
)

/** A draft whose licence says something else than was typed. */
const differing = {
  draft,
  licence,
  initial: {
    businessLicense: { url: licence.url, name: '营业执照.jpg' },
    name: '深圳市华芯微电子公司',
    creditCode: '91440300708461136T',
    type: ['贸易商'],
  },
} satisfies Story['args']

/** Looks as it does once all has been asked. */
const asked = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(canvas.getByRole('button', { name: /提交认证/ }))
}

export const Picture: Story = { args: differing }
export const DarkPicture: Story = { args: { detail: rejectedDetail }, parameters: { theme: 'dark' } }
export const PhonePicture: Story = {
  args: differing,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: asked,
}
