import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const List = styled.ul`
  border-top: 1px solid ${token('color', 'lineStrong')};

  > li {
    padding: ${token('space', 3)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
  }
`

export const Hit = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  gap: ${token('space', 2)} ${token('space', 4)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Place = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  overflow-wrap: anywhere;
`

/** Under the name, beside its icon. */
export const Where = styled(Place)`
  padding-left: 28px;
`

export const Pages = styled.div`
  display: grid;
  gap: ${token('space', 1)};
`

export const Page = styled.p`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  font-size: ${token('text', 13)};
  line-height: 20px;
  overflow-wrap: anywhere;

  > a {
    white-space: nowrap;
  }
  ${media.touch} {
    min-height: 44px;
    align-items: center;
  }
`

export const Count = styled.span`
  color: ${token('color', 'inkQuiet')};
  white-space: nowrap;
`
