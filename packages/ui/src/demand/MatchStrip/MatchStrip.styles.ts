import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${token('space', 4)} ${token('space', 6)};
  align-items: start;
`

export const Side = styled.div`
  min-width: 0;
`

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token('space', 2)};
  padding-bottom: ${token('space', 2)};
  border-bottom: 1px solid ${token('color', 'lineStrong')};
`

export const Title = styled.span`
  font-weight: 600;
`

export const Count = styled.span`
  font-family: ${token('font', 'mono')};
  color: ${token('color', 'inkQuiet')};
`

export const More = styled.span`
  margin-left: auto;
`

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token('space', 3)};
  padding: ${token('space', 2)} 0;
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Who = styled.span`
  overflow-wrap: anywhere;
`

export const Quantity = styled.b`
  font-family: ${token('font', 'mono')};
  text-align: right;
`

export const Price = styled.span`
  text-align: right;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
