import { styled } from 'styled-components'
import { Region } from '../primitives/ListRegion/ListRegion.styles.ts'
import { media, token } from '../theme/index.ts'

/** The whole of a widget that is a list. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
  min-width: 0;
`

/** What narrows the list, and what can be done with the whole of it. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 4)};
  min-height: 36px;

  > :last-child:not(:first-child) {
    margin-left: auto;
  }
`

/** Tabs and heads bring a rule of their own; tools do not. */
export const List = styled.ul`
  ${Tools} ~ ${Region} > & {
    border-top: 1px solid ${token('color', 'line')};
  }
`

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  min-height: 56px;
  padding-block: ${token('space', 2)};
  border-bottom: 1px solid ${token('color', 'line')};
  line-height: 20px;

  ${media.phone} {
    flex-wrap: wrap;
  }
`

export const What = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.phone} {
    flex-basis: 180px;
  }
`

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 2)};
  font-weight: 600;
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Ways = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space', 2)};
`
