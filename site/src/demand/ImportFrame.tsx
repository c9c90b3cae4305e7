import type { ExcelTaskKind } from '@xinpu/sdk/types'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, Steps } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { demandHomePlace } from './places.ts'

/** The steps of an import, by their names. */
const steps = [
  ['file', '文件'],
  ['map', '认列'],
  ['brand', '品牌'],
  ['preview', '预览与改错'],
  ['result', '结果'],
] as const
export type ImportStep = (typeof steps)[number][0]

interface ImportFrameProps {
  step: ImportStep
  /**
   * What rows become.
   *
   * @default 'demand'
   */
  kind?: ExcelTaskKind | undefined
  /** Chooses what rows become. */
  actions?: React.ReactNode
  children: React.ReactNode
}

const titles: Record<ExcelTaskKind, string> = {
  demand: '表格批量发布',
  stock: '表格导入库存',
  goods: '表格导入商品',
}

/** The page around a step of an import. */
export function ImportFrame({ step, kind, actions, children }: ImportFrameProps) {
  const place = usePlace()
  const title = titles[kind ?? 'demand']
  return (
    <DefaultLayout
      breadcrumb={<Breadcrumb items={[{ label: '供求', href: place(demandHomePlace) }, { label: title }]} />}
      head={<PageHead title={title} actions={actions} />}
    >
      <Steps
        label={title}
        steps={steps.map(([, title]) => ({ title }))}
        current={steps.findIndex(([name]) => name === step)}
      />
      {children}
    </DefaultLayout>
  )
}
