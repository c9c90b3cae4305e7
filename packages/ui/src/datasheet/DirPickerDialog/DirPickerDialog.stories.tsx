import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DirNode } from '@xinpu/sdk/types'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DirPickerDialog, type DirPickerDialogProps } from './DirPickerDialog.tsx'

const folder = (id: number, name: string, children: DirNode[] = []): DirNode => ({
  id,
  name,
  parentId: null,
  owner: 'personal',
  fileCount: id % 7,
  children,
  createTime: '2026-03-01T08:00:00.000Z',
})

const nodes = [folder(1, '电源模块 V2', [folder(2, 'LDO'), folder(3, 'DC-DC')]), folder(4, '传感器选型')]

const meta = {
  component: DirPickerDialog,
  parameters: {
    docs: {
      description: { component: '问存到云盘哪个文件夹；没有合适的，当场新建。' },
      story: { inline: false, height: '560px' },
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    subject: 'TPS7A2033PDBVR 数据手册',
    nodes,
    addFolder: fn(async (name: string, _parentId: number | undefined) => folder(9, name)),
    choose: fn(async () => {}),
  },
} satisfies Meta<typeof DirPickerDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The root is chosen at first; another folder by a press. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('row', { name: /传感器选型/ }))
    await userEvent.click(screen.getByRole('button', { name: '保存到此处' }))
    await waitFor(() => expect(args.choose).toHaveBeenCalledWith(4))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

function Growing(props: DirPickerDialogProps) {
  const [known, setKnown] = useState(props.nodes)
  const addFolder = async (name: string, parentId: number | undefined) => {
    const made = await props.addFolder(name, parentId)
    setKnown([...known, made])
    return made
  }
  return <DirPickerDialog {...props} nodes={known} addFolder={addFolder} />
}

/** A folder made on the spot is the one that is chosen. */
export const NewOne: Story = {
  args: { nodes: [] },
  render: (args) => <Growing {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '在此新建文件夹' }))
    await userEvent.type(screen.getByRole('textbox', { name: '文件夹名称' }), '新项目{Enter}')
    await waitFor(() => expect(args.addFolder).toHaveBeenCalledWith('新项目', undefined))
    await expect(await screen.findByRole('row', { name: /新项目/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('button', { name: '保存到此处' }))
    await waitFor(() => expect(args.choose).toHaveBeenCalledWith(9))
  },
}

/** A name that is taken is said to be, and can be changed. */
export const NameTaken: Story = {
  args: {
    addFolder: fn(async (_name: string, _parentId: number | undefined): Promise<DirNode> => {
      throw new Error('文件夹名称已被使用，请换一个')
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '在此新建文件夹' }))
    await userEvent.type(screen.getByRole('textbox', { name: '文件夹名称' }), '传感器选型{Enter}')
    await expect(await screen.findByText('文件夹名称已被使用，请换一个')).toBeVisible()
  },
}

export const Refused: Story = {
  args: {
    choose: fn(async () => {
      throw new Error('没有找到这份资料')
    }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存到此处' }))
    await expect(await screen.findByText('没有找到这份资料')).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { nodes: [], state: 'loading' },
  play: async () => expect(await screen.findByRole('button', { name: '保存到此处' })).toBeDisabled(),
}

export const Failed: Story = {
  args: { nodes: [], state: 'error', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
