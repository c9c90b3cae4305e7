import { ChevronLeft, ChevronRight, Minus, Moon, Plus, Printer, RotateCw, Search } from 'lucide-react'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { PageField } from './PageField.tsx'
import * as S from './PdfToolbar.styles.ts'

export interface PdfToolbarProps {
  page: number
  /** Pages of the whole document. */
  total: number
  onPage: (page: number) => void
  /** Pixels a point, which is what ‘114 %’ says. */
  scale: number
  isFit: boolean
  onZoom: (by: 1 | -1) => void
  onFit: () => void
  onTurn: () => void
  isNight: boolean
  onNight: (isNight: boolean) => void
  isFinding: boolean
  /** Opens the find bar; without it there is no button. */
  onFind?: () => void
  onPrint: () => void
}

/** The reader's tools on one line: page, zoom, and the few that change how it looks. */
export function PdfToolbar({ scale, isFit, onZoom, onFit, ...props }: PdfToolbarProps) {
  return (
    <S.Bar role="group" aria-label="阅读工具">
      <Pages {...props} />
      <S.Rule />
      <Tool label="缩小" icon={Minus} onPress={() => onZoom(-1)} />
      <S.Percent aria-label="缩放">{Math.round(scale * 100)}%</S.Percent>
      <Tool label="放大" icon={Plus} onPress={() => onZoom(1)} />
      <S.Optional>
        <Button tone="quiet" size="sm" isPressedOn={isFit} onPress={onFit}>
          适宽
        </Button>
      </S.Optional>
      <S.Push />
      <Looks {...props} />
    </S.Bar>
  )
}

function Pages({ page, total, onPage }: Pick<PdfToolbarProps, 'page' | 'total' | 'onPage'>) {
  return (
    <>
      <Tool label="上一页" icon={ChevronLeft} isDisabled={page <= 1} onPress={() => onPage(page - 1)} />
      <PageField page={page} total={total} onPage={onPage} />
      <Tool label="下一页" icon={ChevronRight} isDisabled={page >= total} onPress={() => onPage(page + 1)} />
    </>
  )
}

type LooksProps = Pick<PdfToolbarProps, 'onTurn' | 'isNight' | 'onNight' | 'isFinding' | 'onFind' | 'onPrint'>

function Looks({ onTurn, isNight, onNight, isFinding, onFind, onPrint }: LooksProps) {
  return (
    <>
      {onFind && <Tool label="查找" icon={Search} isOn={isFinding} onPress={onFind} />}
      <S.Optional>
        <Tool label="旋转" icon={RotateCw} onPress={onTurn} />
      </S.Optional>
      <Tool label="夜间" icon={Moon} isOn={isNight} onPress={() => onNight(!isNight)} />
      <S.Optional>
        <Tool label="打印" icon={Printer} onPress={onPrint} />
      </S.Optional>
    </>
  )
}

interface ToolProps {
  label: string
  icon: typeof Moon
  isOn?: boolean
  isDisabled?: boolean
  onPress: () => void
}

function Tool({ label, icon, isOn, isDisabled, onPress }: ToolProps) {
  return (
    <Button
      tone="quiet"
      size="sm"
      shape="icon"
      aria-label={label}
      isPressedOn={isOn}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      <Icon of={icon} isLine />
    </Button>
  )
}
