import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { BrandDialog } from './BrandDialog.tsx'
import * as data from './story-data.ts'

const meta: Meta<typeof BrandDialog> = {
  component: BrandDialog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：新增品牌库里没有的品牌、为企业认领一个品牌、由认领企业编辑品牌。何时用：选品牌时没有找到，或品牌主页上的“认领品牌”“编辑”。认领要先通过企业认证，审核中可以更换证明文件；编辑只送出改过的内容，立即生效。不要用它收集品牌以外的资料。',
      },
    },
  },
  args: data.adding,
  decorators: [(Story) => <div style={{ minHeight: 640 }}>{Story()}</div>],
}

export default meta
type Story = StoryObj<typeof BrandDialog>

/** Parts of the dialog come when they are first asked for. */
const late = { timeout: 8000 }
const button = (name: string) => screen.findByRole('button', { name }, late)
const file = (name: string) => new File([new Uint8Array(9)], name, { type: 'application/pdf' })
const fileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]')!
const refuses = (message: string, fields: readonly object[] = []) =>
  fn(async () => {
    throw Object.assign(new Error(message), { code: 409, fields })
  })

export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /官网/ }), 'https://xintest.example')
    await userEvent.click(screen.getByRole('button', { name: '提交审核' }))
    await expect(data.propose).toHaveBeenCalledWith({ brandCn: '芯测微电', website: 'https://xintest.example' })
    await expect(data.onProposed).toHaveBeenCalledWith('芯测微电')
    await expect(data.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** The library has it under another name: the server says which, and everything stays typed. */
export const Listed: Story = {
  args: { ...data.adding, propose: refuses('品牌库中已有「德州仪器 TI」') } as Story['args'],
  play: async ({ userEvent }) => {
    await userEvent.click(await button('提交审核'))
    await expect(await screen.findByText('品牌库中已有「德州仪器 TI」')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /品牌名称/ })).toHaveValue('芯测微电')
    await expect(data.onProposed).not.toHaveBeenCalled()
  },
}

/** With a proof and by keys alone. */
export const Claim: Story = {
  args: data.claiming,
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: '认领品牌' })).toBeVisible()
    const submit = await button('提交认领')
    submit.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findAllByText('请上传证明文件')).not.toHaveLength(0)
    await expect(data.claim).not.toHaveBeenCalled()
    await userEvent.upload(fileInput(), file('商标注册证.pdf'))
    await expect(await screen.findByText('商标注册证.pdf')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /备注/ }), '第 1234567 号')
    submit.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(data.onOpenChange).toHaveBeenCalledWith(false))
    await expect(data.claim).toHaveBeenCalledWith({ certUrl: '/files/商标注册证.pdf', remark: '第 1234567 号' })
  },
}

export const ClaimLoading: Story = {
  args: { ...data.claiming, isCertified: 'loading' } as Story['args'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '认领品牌' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: '提交认领' })).toBeNull()
  },
}

const onRetry = fn()

export const ClaimFailed: Story = {
  args: { ...data.claiming, isCertified: { kind: 'network', onRetry } } as Story['args'],
  play: async ({ userEvent }) => {
    await userEvent.click(await button('重试'))
    await expect(onRetry).toHaveBeenCalled()
  },
}

/** Nothing to claim for: the way to a certification. */
export const Uncertified: Story = {
  args: { ...data.claiming, isCertified: false } as Story['args'],
  play: async () => {
    await expect(await screen.findByText('只有通过认证的企业可以认领品牌', undefined, late)).toBeVisible()
    await expect(screen.getByRole('link', { name: '去企业认证' })).toHaveAttribute('href', '#certify')
  },
}

export const HeldByAnother: Story = {
  args: { ...data.claiming, brand: { ...data.brand, isClaimed: true } } as Story['args'],
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('这个品牌已由其他企业认领', undefined, late)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '知道了' }))
    await expect(data.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** The claim was passed while the page stood open. */
export const HeldByUs: Story = {
  args: { ...data.claiming, brand: { ...data.brand, isClaimed: true, isMine: true } } as Story['args'],
  play: async () => {
    await expect(await screen.findByText('贵企业已认领这个品牌', undefined, late)).toBeVisible()
    await expect(screen.queryByRole('button', { name: '提交认领' })).toBeNull()
  },
}

/** While it is looked at, another proof takes the place of the one before. */
export const ClaimPending: Story = {
  args: { ...data.claiming, brand: { ...data.brand, claim: { status: 'pending' } } } as Story['args'],
  play: async () => {
    await expect(await screen.findByText('认领审核中', undefined, late)).toBeVisible()
    await expect(await button('替换证明文件')).toBeEnabled()
  },
}

const reason = '证明文件：商标注册证上的注册人与企业名称不一致，请补充商标权人出具的授权书，写明授权范围与期限'

export const ClaimRejected: Story = {
  args: { ...data.claiming, brand: { ...data.brand, claim: { status: 'rejected', reason } } } as Story['args'],
  play: async () => {
    await expect(await screen.findByText(reason, undefined, late)).toBeVisible()
    await expect(await button('提交认领')).toBeEnabled()
  },
}

/** Only what was changed is sent. */
export const Edit: Story = {
  args: data.editing,
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: /品牌名称/ }, late)
    await userEvent.clear(name)
    await userEvent.type(name, '圣邦微电子')
    const website = screen.getByRole('textbox', { name: /官网/ })
    await userEvent.clear(website)
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(await screen.findAllByText('请输入官网')).not.toHaveLength(0)
    await expect(data.save).not.toHaveBeenCalled()
    await userEvent.type(website, 'sg-micro.com')
    await userEvent.click(await screen.findByRole('textbox', { name: /品牌介绍/ }, late))
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(data.onOpenChange).toHaveBeenCalledWith(false))
    await expect(data.save).toHaveBeenCalledWith({
      brandCn: '圣邦微电子',
      website: 'https://sg-micro.com',
      intro: '<p></p>',
    })
  },
}

/** Another brand goes by that name: it is said beside the field, and everything stays typed. */
export const NameTaken: Story = {
  args: {
    ...data.editing,
    save: refuses('填写有误', [{ field: 'brandEn', message: '品牌库中已有「思瑞浦」，请换一个名称' }]),
  } as Story['args'],
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: /英文名称/ }, late)
    await userEvent.clear(name)
    await userEvent.type(name, '3PEAK')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(await screen.findAllByText('品牌库中已有「思瑞浦」，请换一个名称')).not.toHaveLength(0)
    await expect(name).toHaveValue('3PEAK')
    await expect(data.onOpenChange).not.toHaveBeenCalled()
  },
}

const long = {
  ...data.brand,
  brandCn: '圣邦微电子（北京）股份有限公司模拟与混合信号集成电路事业部',
  brandEn: 'SG Micro Corp Analog and Mixed Signal Integrated Circuits Division',
  intro: `<h2>关于我们</h2><p>${'面向工业、汽车与消费电子的高性能模拟芯片，覆盖信号链与电源管理。'.repeat(12)}</p>`,
}

export const Narrow: Story = {
  args: { ...data.editing, brand: long } as Story['args'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const text = await screen.findByRole('textbox', { name: /品牌介绍/ }, late)
    await waitFor(() => expect(text).toHaveTextContent(/关于我们/))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Picture: Story = {}

/** What is seen is there: the editor and its text. */
const filled: Story['play'] = async () => {
  await waitFor(() => expect(screen.getByRole('textbox', { name: /品牌介绍/ })).toHaveTextContent(/模拟芯片/), late)
}
const proofAsked: Story['play'] = async () => {
  await button('替换证明文件')
}

export const DarkPicture: Story = { args: data.editing, parameters: { theme: 'dark' }, play: filled }
export const PhonePicture: Story = {
  args: ClaimPending.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: proofAsked,
}
