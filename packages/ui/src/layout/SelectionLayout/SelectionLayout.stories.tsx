import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CategorySymbol } from '../../datasheet/CategorySymbol/CategorySymbol.tsx'
import table from '../../datasheet/SelectionTable/SelectionTable.stories.tsx'
import { SelectionTable } from '../../datasheet/SelectionTable/SelectionTable.tsx'
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx'
import active from '../../search/ActiveFilters/ActiveFilters.stories.tsx'
import { ActiveFilters } from '../../search/ActiveFilters/ActiveFilters.tsx'
import { FilterDrawer } from '../../search/FilterDrawer/FilterDrawer.tsx'
import bank from '../../search/ParamBank/ParamBank.stories.tsx'
import { ParamBank } from '../../search/ParamBank/ParamBank.tsx'
import { SaveSearchButton } from '../../search/SaveSearchButton/SaveSearchButton.tsx'
import { Screen } from '../story-screen.tsx'
import { SelectionLayout } from './SelectionLayout.tsx'

const meta = {
  component: SelectionLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: '参数选型的一页：标题、一排筛选、整幅宽的表。窄屏上筛选进抽屉。' },
      story: { inline: false, height: '720px' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    breadcrumb: <Breadcrumb items={[{ label: '参数选型', href: '#all' }, { label: '贴片电容 MLCC' }]} />,
    symbol: <CategorySymbol name="capacitor" />,
    title: '贴片电容 MLCC',
    count: 9628,
    actions: <SaveSearchButton name="贴片电容 MLCC" label="保存选型" onSave={fn()} />,
    bank: <ParamBank {...bank.args} />,
    drawer: (
      <FilterDrawer narrowed={3} total={5} clearHref="#all">
        {bank.args.cells.map(({ id, content }) => (
          <div key={id}>{content}</div>
        ))}
      </FilterDrawer>
    ),
    children: (
      <>
        <ActiveFilters {...active.args} />
        <SelectionTable {...table.args} />
      </>
    ),
  },
  render: (args) => (
    <Screen>
      <SelectionLayout {...args} />
    </Screen>
  ),
} satisfies Meta<typeof SelectionLayout>

export default meta
type Story = StoryObj<typeof meta>

/** The bank stands over the table; the first rows are within the first screen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '贴片电容 MLCC' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: '参数筛选' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'GRM155R71C104KA88D' }).getBoundingClientRect().top).toBeLessThan(
      innerHeight,
    )
  },
}

/** The narrowest window there is: filters behind a button, nothing cut. */
export const Least: Story = {
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '筛选(3)' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
