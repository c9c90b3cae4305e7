import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 3)};
  align-items: center;
`

export const Tabs = styled.div`
  flex: 1 1 320px;
  min-width: 0;
`

export const Search = styled.div`
  flex: 0 1 240px;

  @media (width < 600px) {
    flex-basis: 100%;
  }
`

export const Owners = styled.nav`
  display: inline-flex;
  overflow: hidden;
  border: 1px solid ${token('color', 'lineStrong')};
  border-radius: ${token('radius', 'control')};

  a {
    padding: ${token('space', 1)} ${token('space', 3)};
    font-size: ${token('text', 13)};
  }

  a[aria-current] {
    background: ${token('color', 'sunken')};
    font-weight: 600;
  }
`
