import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Calendar,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
} from 'react-aria-components'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './DateField.styles.ts'

/** What opens under a date field: a month to pick from, Monday first. */
export const CalendarPanel = ({ isRange }: { isRange: boolean }) => (
  <S.Panel offset={4}>
    <S.Body>
      {isRange ? (
        <RangeCalendar firstDayOfWeek="mon">
          <MonthView isRange />
        </RangeCalendar>
      ) : (
        <Calendar firstDayOfWeek="mon">
          <MonthView isRange={false} />
        </Calendar>
      )}
    </S.Body>
  </S.Panel>
)

const MonthView = ({ isRange }: { isRange: boolean }) => (
  <>
    <S.Head>
      <S.Turn slot="previous">
        <Icon of={ChevronLeft} />
      </S.Turn>
      <S.Month />
      <S.Turn slot="next">
        <Icon of={ChevronRight} />
      </S.Turn>
    </S.Head>
    <S.Grid weekdayStyle="narrow">
      <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
      <CalendarGridBody>{(date) => <S.Day date={date} data-range={isRange} />}</CalendarGridBody>
    </S.Grid>
  </>
)
