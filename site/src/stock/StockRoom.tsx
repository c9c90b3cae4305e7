import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { stockStatusLabels } from '@xinpu/sdk/labels'
import { myStockExportFile, myStockUpdate, type MyStockExportFileInput } from '@xinpu/sdk/stock'
import type { StockStatus, StockVO } from '@xinpu/sdk/types'
import { Button, EmptyState, FilterBar, Icon, LinkButton, LinkTabs, ListToolbar, toast } from '@xinpu/ui/primitives'
import { namedIn } from '../account/named-in.ts'
import { draftOf, stockOf, StockTable, type StockFigure } from '@xinpu/ui/stock'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { saveFile } from '../app/files.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { importPlace } from '../demand/import-params.ts'
import { ForEnterprise } from '../enterprise/ForEnterprise.tsx'
import { myStock } from './queries.ts'
import { StockContainer } from './StockContainer.tsx'
import { StockMenu } from './StockMenu.tsx'

const room = 23
const isStatus = namedIn(stockStatusLabels)

/** R020, room 23: the stock of the person's enterprise. */
export const StockRoom = ({ search }: RoomProps) => (
  <ForEnterprise title="管理库存" why="企业认证后，可以登记库存；型号页、供求大厅和您的企业主页会列出它们。">
    <OwnStock search={search} />
  </ForEnterprise>
)

function OwnStock({ search: { keywords, page = 1, status: given } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const status = isStatus(given) ? given : undefined
  const narrowed = { ...(keywords && { keywords }), ...(status && { status }) }
  const found = useQuery({
    ...myStock(call, { pageIndex: page, pageSize, ...narrowed }),
    placeholderData: keepPreviousData,
  })
  const [edited, setEdited] = useState<StockVO | 'new'>()
  const change = useChange()
  const actionOf = useCallback((line: StockVO) => <StockMenu line={line} onEdit={setEdited} />, [])
  const add = (
    <Button tone="primary" onPress={() => setEdited('new')}>
      <Icon of={Plus} /> 加一条
    </Button>
  )
  const sheet = <LinkButton href={place(importPlace({ kind: 'stock' }))}>从表格导入</LinkButton>
  const isFirst = found.data?.totalRecord === 0 && !keywords && !status

  return (
    <>
      {isFirst ? (
        <EmptyState
          title="还没有库存"
          why="登记后，正在求这些料的人会看到您。"
          action={
            <>
              {add} {sheet}
            </>
          }
        />
      ) : (
        <>
          <LinkTabs label="状态" current={status ?? 'all'} items={tabs(keywords)} />
          <KeywordFilter keywords={keywords} status={status} />
          {found.data && (
            <ListToolbar title="库存" total={found.data.totalRecord}>
              <ExportButton asked={narrowed} />
              {sheet}
              {add}
            </ListToolbar>
          )}
          <StockTable
            stock={shownOf(found)}
            paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, ...narrowed, page: other }) }}
            now={new Date(visit.now)}
            actionOf={actionOf}
            change={change}
            whenEmpty={<EmptyState title="没有符合条件的库存" why="换一个型号，或看全部。" />}
          />
        </>
      )}
      {edited && <StockContainer edited={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

/** The lines that are shown as a spreadsheet, which can be handed in again. */
function ExportButton({ asked }: { asked: MyStockExportFileInput }) {
  const call = useCall()
  const [isPending, setPending] = useState(false)
  const save = async () => saveFile(await call(myStockExportFile, asked), '库存.xlsx')
  const press = () => {
    setPending(true)
    void save()
      .catch((error: unknown) => toast.error(error instanceof Error ? error.message : '没有导出，请再试一次'))
      .finally(() => setPending(false))
  }
  return (
    <Button isPending={isPending} onPress={press}>
      导出
    </Button>
  )
}

function KeywordFilter({ keywords, status }: Pick<RoomProps['search'], 'keywords' | 'status'>) {
  const navigate = useNavigate()
  return (
    <FilterBar
      schema={[{ kind: 'text', name: 'keywords', label: '型号', placeholder: '型号的开头' }]}
      value={{ keywords }}
      onChange={(value) =>
        void navigate({
          to: '/userCenter/$',
          params: { _splat: '' },
          search: { type: room, status, keywords: String(value.keywords ?? '') || undefined },
        })
      }
    />
  )
}

const tabs = (keywords: string | undefined) => [
  { id: 'all', label: '全部', href: centerHref({ type: room, keywords }) },
  ...(Object.keys(stockStatusLabels) as StockStatus[]).map((status) => ({
    id: status,
    label: stockStatusLabels[status],
    href: centerHref({ type: room, status, keywords }),
  })),
]

/** Changes one figure of a line; saving it says that the line is there today. */
function useChange() {
  const act = useAct()
  return useCallback(
    ({ id, brandId, ...line }: StockVO, figure: StockFigure, value: number | null) =>
      act(
        myStockUpdate,
        { id, ...(brandId && { brandId }), ...stockOf({ ...draftOf({ id, ...line }), [figure]: value }) },
        () => toast.success('已保存'),
      ),
    [act],
  )
}
