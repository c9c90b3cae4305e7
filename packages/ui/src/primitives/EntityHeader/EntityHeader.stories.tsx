import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ToggleAction } from '../ToggleAction/ToggleAction.tsx'
import { EntityHeader, type EntityHeaderProps } from './EntityHeader.tsx'
import * as data from './story-data.ts'

const Actions = ({ name }: { name: string }) => (
  <>
    <ToggleAction kind="follow" subject={name} isOn={false} set={fn(async () => {})} />
    <Button>私信</Button>
  </>
)

const meta: Meta<typeof EntityHeader> = {
  component: EntityHeader,
  parameters: {
    docs: {
      description: {
        component:
          '一个主体的页首：品牌、代理商、商家、企业、作者、圈子、原厂、职位、公司、我。按 kind 取各自的名称、标签、位置与计数，动作由页面放进 actions。一页只用一次，名称就是页面的 h1；列表里的一项请用各自的卡片。',
      },
    },
  },
  args: { kind: 'brand', entity: data.brand, actions: <Actions name="德州仪器" /> },
}

export default meta
type Story = StoryObj<typeof EntityHeader>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '德州仪器' })).toBeVisible()
    await expect(canvas.getByText('原厂已认领')).toBeVisible()
    await expect(canvas.queryByText(/已并入/)).toBeNull()
    await expect(canvas.getByText('53,120')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /ti\.com/ })).toHaveAttribute('href', 'https://www.ti.com')
    await expect(canvas.getByRole('button', { name: '关注 德州仪器' })).toBeVisible()
  },
}

export const Loading: Story = { args: { kind: 'brand', entity: null } }

/** What was not told is not shown. */
export const Sparse: Story = {
  args: {
    kind: 'enterprise',
    entity: {
      ...data.enterprise,
      status: 'pending',
      type: [],
      region: undefined,
      address: undefined,
      intro: undefined,
    },
    actions: undefined,
  },
}

export const LongText: Story = {
  args: {
    kind: 'enterprise',
    entity: {
      ...data.enterprise,
      name: '深圳市华强北电子科技发展（集团）股份有限公司南山第一分公司',
      intro: '我们专注于电源管理与被动器件的现货供应，长期备有德州仪器、村田、国巨、意法半导体等品牌库存。'.repeat(4),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '展开' })
    await userEvent.click(button)
    await expect(canvas.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Narrow: Story = { ...LongText, play: undefined, globals: { viewport: { value: 'least' } } }

const kinds: readonly EntityHeaderProps[] = [
  { kind: 'brand', entity: data.brand, actions: <Actions name="德州仪器" /> },
  { kind: 'agent', entity: data.agent, actions: <Actions name="世强硬创" /> },
  { kind: 'merchant', entity: data.merchant, actions: <Actions name="华强现货" /> },
  { kind: 'enterprise', entity: data.enterprise, actions: <Actions name="华强电子" /> },
  { kind: 'author', entity: data.author, actions: <Actions name="电源老王" /> },
  { kind: 'circle', entity: data.circle, actions: <Button tone="primary">加入圈子</Button> },
  { kind: 'factory', entity: data.factory, actions: <Actions name="村田" /> },
  { kind: 'job', entity: data.job, actions: <Button tone="primary">投递简历</Button> },
  { kind: 'company', entity: data.company, actions: <Actions name="华强电子公司" /> },
  { kind: 'me', entity: data.me, actions: <Button>编辑资料</Button> },
]

/** Each kind. */
export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      {kinds.map((props) => (
        <EntityHeader key={props.kind} {...props} />
      ))}
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
