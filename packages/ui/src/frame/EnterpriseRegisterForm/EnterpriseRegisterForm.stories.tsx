import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import type { Countdown } from '../../primitives/CountdownButton/countdown.ts'
import { licencePicture } from '../../primitives/DocumentUpload/story-licence.ts'
import { inWindow } from '../story-data.ts'
import { tabPhone } from '../tab-phone.ts'
import { EnterpriseRegisterForm } from './EnterpriseRegisterForm.tsx'

/** Each story counts for itself. */
function forgetful(): Countdown {
  const moments = new Map<string, number>()
  return { until: (mobile) => moments.get(mobile) ?? 0, start: (mobile, until) => void moments.set(mobile, until) }
}

const licence = { url: licencePicture, name: '深圳市华芯微电子有限公司', creditCode: '91440300708461136T' }

const meta = {
  component: EnterpriseRegisterForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一次填完账号与企业资料，注册并提交企业认证。执照上传后读出名称与代码，点“采用”填入；`onChange` 给出企业资料供保存草稿，验证码与密码不给。个人注册用 RegisterForm；已有账号的人认证企业用 CertifyForm。',
      },
    },
  },
  beforeEach: () => tabPhone.clear(),
  args: {
    types: ['原厂', '代理商', '贸易商', '终端工厂', '方案公司', '其他'].map((label, at) => ({ id: at + 1, label })),
    kinds: { personal: '#personal', enterprise: '#enterprise' },
    sendCode: fn(async () => ({ retryAfter: 60 })),
    uploadLicence: fn(async () => licence),
    register: fn(async () => undefined),
    onRegistered: fn(),
    onChange: fn(),
    onOpenAgreement: fn(),
    loginHref: '#login',
    next: (
      <LinkButton tone="primary" href="#home">
        开始使用
      </LinkButton>
    ),
  },
  render: function Page(args) {
    const [countdown] = useState(forgetful)
    return <EnterpriseRegisterForm {...args} countdown={countdown} />
  },
} satisfies Meta<typeof EnterpriseRegisterForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function put({ canvas, userEvent }: Play, label: string | RegExp, text: string) {
  await userEvent.click(canvas.getByLabelText(label))
  await userEvent.paste(text)
}

async function fill(play: Play) {
  const { canvas, canvasElement, userEvent } = play
  await put(play, '手机号码', '13800001278')
  await put(play, '短信验证码', '604218')
  await put(play, '密码', 'xinpu2024')
  await userEvent.upload(
    canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!,
    new File(['x'], '营业执照.jpg', { type: 'image/jpeg' }),
  )
  await userEvent.click(await canvas.findByRole('button', { name: '采用执照上的企业名称' }))
  await userEvent.click(canvas.getByRole('button', { name: '采用执照上的统一社会信用代码' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: '贸易商' }))
  await put(play, /^联系人(?!手机)/, '林工')
  await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }))
}

const hand = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: '注册并提交认证' }))

export const Default: Story = {
  play: async (play) => {
    const { args, canvas } = play
    await expect(canvas.getByRole('link', { name: '个人注册' })).toHaveAttribute('href', '#personal')
    await fill(play)
    await hand(play)
    await expect(args.register).toHaveBeenCalledWith({
      mobile: '+86-13800001278',
      code: '604218',
      password: 'xinpu2024',
      enterprise: {
        name: licence.name,
        creditCode: licence.creditCode,
        type: ['贸易商'],
        businessLicense: licence.url,
        contactName: '林工',
        contactMobile: '+86-13800001278',
      },
    })
    const heading = await canvas.findByRole('heading', { name: '注册成功，企业认证正在审核' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(args.onRegistered).toHaveBeenCalledOnce()
  },
}

/** What the server says of a field of the enterprise stands under it; nothing is lost. */
export const RefusedField: Story = {
  args: {
    register: fn(async () => {
      throw Object.assign(new Error('填写有误'), {
        fields: [{ field: 'enterprise.creditCode', message: '该企业已认证，请注册个人账号后申请加入' }],
      })
    }),
  },
  play: async (play) => {
    await fill(play)
    await hand(play)
    await waitFor(() => expect(play.canvas.getAllByText('该企业已认证，请注册个人账号后申请加入')).toHaveLength(2))
    await expect(play.canvas.getByLabelText('密码')).toHaveValue('xinpu2024')
    await expect(play.args.onRegistered).not.toHaveBeenCalled()
  },
}
export const Unfilled: Story = {
  play: async (play) => {
    await hand(play)
    for (const text of ['请输入手机号码', '请上传营业执照', '请选择企业类型', '请阅读并同意用户服务协议'])
      await expect(play.canvas.getAllByText(text)).toHaveLength(2)
  },
}

export const Picture: Story = {
  args: {
    initial: {
      businessLicense: { url: licencePicture, name: '营业执照.jpg' },
      name: licence.name,
      creditCode: licence.creditCode,
      type: ['贸易商'],
    },
  },
}
export const DarkPicture: Story = { play: hand, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { args: Picture.args, globals: inWindow('phone') }
