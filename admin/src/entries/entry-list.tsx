import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { BooleanInput, List, SearchInput, SelectInput, TextInput } from 'react-admin'
import { Link } from 'react-router'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { categoryName } from './entry-columns.ts'
import { EntryCards } from './entry-cards.tsx'
import { EntryTable } from './entry-table.tsx'
import { EntryTransfer } from './entry-transfer.tsx'
import { entryPath } from './kind-pages.ts'
import { stateChoices } from './entry-states.ts'
import { OrderButton } from './order-dialog.tsx'

/** All entries of one kind, with search, filters, sorting and actions on several at once. */
export function EntryList({ kind }: { kind: AnyKind }) {
  const isNarrow = useMediaQuery('(max-width: 700px)')
  const [isFiltering, setFiltering] = useState(false)
  return (
    <>
      <PageTitle title={kind.labels.many}>
        {kind.isOrderedByHand && <OrderButton kind={kind} />}
        <EntryTransfer kind={kind} />
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          component={Link}
          to={entryPath(kind, 'create')}
        >
          New {kind.labels.one}
        </Button>
      </PageTitle>
      {isNarrow && (
        <Button aria-expanded={isFiltering} onClick={() => setFiltering(!isFiltering)}>
          {isFiltering ? 'Fewer filters' : 'More filters'}
        </Button>
      )}
      <List
        resource={kind.name}
        actions={false}
        title=" "
        exporter={false}
        perPage={25}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        filters={isNarrow && !isFiltering ? mainFilters : [...mainFilters, ...furtherFilters(kind)]}
        empty={false}
        sx={{ '& .filter-field': { alignItems: 'center', minHeight: 48 } }}
      >
        {isNarrow ? <EntryCards kind={kind} /> : <EntryTable kind={kind} />}
      </List>
    </>
  )
}

/** The most used filters; on a phone the others are hidden behind a button. */
const mainFilters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Search"
    helperText={false}
    slotProps={{ htmlInput: { 'aria-label': 'Search' } }}
  />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    margin="none"
    helperText={false}
    choices={stateChoices}
  />,
]

const furtherFilters = ({ categories, sectionField }: AnyKind) => [
  <BooleanInput
    key="mine"
    source="mine"
    label="Mine only"
    alwaysOn
    helperText={false}
    parse={(on: boolean) => on || undefined}
  />,
  ...(categories.length > 0
    ? [
        <SelectInput
          key="category"
          source="category"
          label="Category"
          alwaysOn
          margin="none"
          helperText={false}
          choices={categories.map((id) => ({ id, name: categoryName(id) }))}
        />,
      ]
    : []),
  ...(sectionField === 'topics'
    ? [<TextInput key="topic" source="topic" label="Topic" alwaysOn helperText={false} />]
    : []),
]
