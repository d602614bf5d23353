import type { ThemeOptions } from '@mui/material/styles';

/** Border of a focused field. */
const focusBorderStyle = { borderColor: 'var(--focus)', borderWidth: 2 };

const TOUCH_QUERY = '@media (pointer: coarse)';
const PHONE_QUERY = '@media (width < 768px)';

/** Overrides of MUI's date pickers. */
const muiPickers = {
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 'var(--control-height)',
        paddingInline: '10px 3px',
        backgroundColor: 'var(--sheet)',
        letterSpacing: 'normal',
        '&:hover:not(.Mui-focused) .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--control-edge)' },
        '&.Mui-focused:not(.Mui-error) .MuiPickersOutlinedInput-notchedOutline': focusBorderStyle,
        '&.Mui-focused.Mui-error .MuiPickersOutlinedInput-notchedOutline': {
          ...focusBorderStyle,
          borderColor: 'var(--danger)',
        },
        [TOUCH_QUERY]: { fontSize: '1rem' },
      },
      // At `top: 0`, or the outline would overlap the label above the field.
      notchedOutline: { top: 0, borderColor: 'var(--control-edge)', '& legend': { display: 'none' } },
      sectionsContainer: ({ ownerState }) => ({
        width: 'auto',
        padding: '6px 0',
        lineHeight: 'inherit',
        ...(ownerState.isFieldValueEmpty && !ownerState.isFieldFocused && { color: 'var(--ink-third)', opacity: 1 }),
      }),
    },
  },
  MuiPickersInputBase: {
    styleOverrides: { sectionContent: { lineHeight: 'inherit', borderRadius: 3 } },
  },
  // The surrounding layer already has border and shadow.
  MuiPickerPopper: { styleOverrides: { paper: { boxShadow: 'none' } } },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      root: { marginTop: 4, paddingInline: '12px 4px' },
      labelContainer: { fontSize: 'var(--text-work)', fontWeight: 'var(--weight-strong)' },
    },
  },
  MuiDateCalendar: { styleOverrides: { root: { [TOUCH_QUERY]: { height: 'auto', maxHeight: 'none' } } } },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: {
        color: 'var(--ink-second)',
        fontSize: 'var(--text-second)',
        [TOUCH_QUERY]: { width: 42, margin: '0 1px' },
      },
      slideTransition: { [TOUCH_QUERY]: { minHeight: 6 * 46 } },
    },
  },
  MuiPickerDay: {
    styleOverrides: { root: { [TOUCH_QUERY]: { '--PickerDay-size': '42px', '--PickerDay-horizontalMargin': '1px' } } },
  },
  MuiYearCalendar: {
    styleOverrides: { button: { fontSize: 'var(--text-work)', textAlign: 'center', [TOUCH_QUERY]: { height: 44 } } },
  },
} satisfies ThemeOptions['components'];

const focusRing = { outline: '2px solid var(--focus)', outlineOffset: 2 };
const noShadow = { boxShadow: 'none' };
const raisedSurface = {
  border: '1px solid var(--hairline)',
  borderRadius: 10,
  backgroundImage: 'none',
  boxShadow: 'var(--raised-shadow)',
};

/** A table of react-admin with its bulk actions. */
const tableColumn = { display: 'flex', flexDirection: 'column' } as const;
const scrolledOnPhones = { [PHONE_QUERY]: { overflowX: 'auto' } } as const;

/**
 * Component overrides that give MUI the console's look: no ripple, no shadows, own heights, borders, and focus ring.
 */
export const muiComponents: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: { minHeight: 'var(--control-height)', padding: '0 12px', ...noShadow },
      outlined: {
        borderColor: 'var(--button-edge)',
        backgroundColor: 'var(--sheet)',
        '&:hover': { backgroundColor: 'var(--hover)' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        minWidth: 'var(--target-least)',
        minHeight: 'var(--target-least)',
        color: 'var(--ink-second)',
      },
      // Keeps the button inside the border of its field.
      edgeEnd: { marginInlineEnd: 0, marginRight: 0 },
    },
  },
  // Below the rows: react-admin's place is above them, where it covers the filters of the list.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        order: 1,
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          flexWrap: 'wrap',
          height: 'auto',
          minHeight: 48,
          padding: '4px 12px',
          transform: 'none',
          transition: 'none',
          backgroundColor: 'var(--accent-ground)',
          borderRadius: 0,
        },
        '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
      },
    },
  },
  RaDataTable: { styleOverrides: { root: { ...tableColumn, '& .RaDataTable-tableWrapper': scrolledOnPhones } } },
  RaDatagrid: { styleOverrides: { root: { ...tableColumn, '& .RaDatagrid-tableWrapper': scrolledOnPhones } } },
  // A wide table must not make the page wider.
  RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
  // Places the label above the input, as in our own fields.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 4,
        overflow: 'visible',
        color: 'var(--ink)',
        fontSize: 'var(--text-work)',
        fontWeight: 'var(--weight-medium)',
        lineHeight: 'var(--line-work)',
        '&.Mui-focused': { color: 'var(--ink)' },
        '&.Mui-error': { color: 'var(--ink)' },
      },
      asterisk: { color: 'var(--danger)' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 'var(--control-height)',
        backgroundColor: 'var(--sheet)',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--control-edge)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': focusBorderStyle,
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger)' },
      },
      input: { padding: '6px 10px', height: 'auto' },
      notchedOutline: { top: 0, borderColor: 'var(--control-edge)', '& legend': { display: 'none' } },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        color: 'var(--ink-third)',
        fontSize: 'var(--text-second)',
        '&.Mui-error': { color: 'var(--danger)' },
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: raisedSurface } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { ...raisedSurface, marginTop: 4 },
      inputRoot: { paddingTop: 1, paddingBottom: 1 },
      option: { minHeight: 'var(--control-height)' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 'var(--control-height)', borderRadius: 6, marginInline: 4, padding: '0 10px' },
    },
  },
  MuiDialog: { styleOverrides: { paper: { ...raisedSurface, borderRadius: 12 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--backdrop)' } } },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '20px 20px 8px', fontSize: 'var(--text-sheet)', fontWeight: 'var(--weight-strong)' },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 20px 20px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '12px 20px', borderTop: '1px solid var(--hairline)', backgroundColor: 'var(--sunken)' },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 4, color: 'var(--control-edge)' } } },
  MuiRadio: { styleOverrides: { root: { padding: 4, color: 'var(--control-edge)' } } },
  MuiSwitch: { styleOverrides: { track: { opacity: 1, backgroundColor: 'var(--control-edge)' } } },
  MuiChip: { styleOverrides: { root: { height: 26, borderRadius: 999, backgroundColor: 'var(--count-ground)' } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--ink)',
        color: 'var(--sheet)',
        fontSize: 'var(--text-second)',
        fontWeight: 400,
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'always' }, styleOverrides: { root: { textUnderlineOffset: 3 } } },
  ...muiPickers,
};
