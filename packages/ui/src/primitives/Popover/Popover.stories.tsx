import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Popover } from './Popover.tsx'

const columns = ['封装', '输入电压', '输出电流', '库存', '单价']

const meta = {
  component: Popover,
  parameters: {
    docs: {
      description: {
        component:
          '挂在按钮上的一块，装得比菜单多：筛选、分享、说明。按一下打开。只要几个字用 Tooltip，几件事用 Menu，要人停下来用 Dialog。',
      },
    },
  },
  args: {
    trigger: <Button>列设置</Button>,
    label: '选择显示的列',
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        {columns.map((column) => (
          <Checkbox key={column} isSelected onChange={() => {}}>
            {column}
          </Checkbox>
        ))}
      </div>
    ),
  },
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

/** Escape closes it and gives the focus back. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '列设置' })
    await userEvent.click(button)
    await expect(await screen.findByRole('dialog', { name: '选择显示的列' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Picture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

/** What the button says while its popover is first drawn. */
function ButtonSays() {
  const [isExpanded] = useState(() => screen.getByRole('button', { name: '列设置', hidden: true }).ariaExpanded)
  return <p>{isExpanded === 'true' ? '按钮已按下' : '按钮还没有反应'}</p>
}

/** The button shows that it was pressed before what hangs on it is drawn, which may take long. */
export const AnswersFirst: Story = {
  args: { children: <ButtonSays /> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '列设置' })
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(button)
    await expect(await screen.findByText('按钮已按下')).toBeVisible()
  },
}
