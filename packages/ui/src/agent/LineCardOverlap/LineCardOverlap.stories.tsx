import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { AgentVO } from '@xinpu/sdk/types'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { agent, brands, longAgent, now } from '../story-data.ts'
import { LineCardOverlap, type LineCardOverlapProps } from './LineCardOverlap.tsx'

const columns = brands.slice(0, 4)
const proven = (brandId: number, certExpire = '2027-06-30') => ({
  brandId,
  isProven: true,
  certUrl: '/files/proof.pdf',
  certExpire,
})
const named = (brandId: number) => ({ brandId, isProven: false })

const one: AgentVO = { ...agent, covers: [proven(1), proven(2, '2026-12-13'), named(3)] }
const other: AgentVO = {
  ...agent,
  id: 14,
  name: '漱石',
  fullName: '苏州漱石半导体科技股份有限公司',
  covers: [proven(3), proven(4)],
}
const agents = [one, other, { ...longAgent, covers: [named(1), named(2), named(4)] }]

const meta = {
  component: LineCardOverlap,
  parameters: {
    docs: {
      description: {
        component:
          '用途：选了几个品牌后，代理商目录变成矩阵：品牌是列，谁有授权、快到期、独立或不做，一行看清。结论说最少几家合起来都有授权；勾选别家，结论随之重算。窄屏一家一块。',
      },
    },
  },
  args: {
    brands: columns,
    agents,
    picked: [one, other],
    onPick: fn(),
    most: 2,
    hrefOf: ({ id }) => `#agent-${id}`,
    enquiry: (
      <LinkButton tone="primary" href="#enquiry">
        向这 2 家询价
      </LinkButton>
    ),
    now,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof LineCardOverlap>

export default meta
type Story = StoryObj<typeof meta>

/** Holds what is ticked, as a page does. */
function Kept(props: LineCardOverlapProps) {
  const [picked, setPicked] = useState([...props.picked])
  return <LineCardOverlap {...props} picked={picked} onPick={setPicked} />
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('两家合起来，4 个品牌都有授权')).toBeVisible()
    await expect(canvas.getByText(/TI、ADI 由华芯微；muRata、SGMICRO 由漱石/)).toBeVisible()
    await expect(canvas.getByText('24 天后到期')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '选 漱石' }))
    await expect(canvas.getByText('一家，4 个品牌里 2 个有授权')).toBeVisible()
    await expect(canvas.getByText(/muRata、SGMICRO 没有有效授权/)).toBeVisible()
  },
}

/** Nothing is ticked: nobody proves any of them. */
export const NobodyProves: Story = {
  args: { agents: agents.slice(2), picked: [], most: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('选几家，看合起来覆盖多少品牌')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /询价/ })).toBeNull()
  },
}

export const Picture: Story = { decorators: [(Story) => <div style={{ width: 960, maxWidth: '100%' }}>{Story()}</div>] }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
