import type { HostProcess } from '@perigee/core/insights/host/schema';
import { useState } from 'react';
import { m } from '#texts';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { Ago } from './ago.tsx';
import { HostTable } from './host-table.tsx';
import { HostPanel } from './host-panel.tsx';
import { DrainButton } from './drain-button.tsx';
import { processName } from './process-name.ts';
import { useHostActions } from './use-host.ts';
import styles from './host.module.css';

const COLUMNS = [
  m.host_process,
  m.host_state,
  m.host_roles,
  m.host_shards_held,
  m.host_memory,
  m.host_delay,
  m.host_errors_hour,
  m.host_started,
  m.host_seen,
  m.host_action,
];

/** The running processes, each with a button to drain it. */
export function ProcessesPanel({ processes }: { processes: readonly HostProcess[] }) {
  const text = useText();
  const { drain } = useHostActions();
  const [drained, setDrained] = useState<HostProcess | null>(null);
  const set = (process: HostProcess, isDraining: boolean) =>
    drain.mutate(
      { name: process.name, isDraining },
      {
        onSuccess: () => {
          setDrained(null);
          notify('success', text(isDraining ? m.host_drained : m.host_resumed, { name: processName(process) }));
        },
        // Draining shows it in its dialog.
        onError: (error) => !isDraining && notify('error', errorText(text, error)),
      },
    );

  return (
    <HostPanel title={text(m.host_processes)} text={text(m.host_processes_text)}>
      <ProcessTable
        processes={processes}
        busyName={drain.isPending ? drain.variables.name : null}
        onDrain={(process) => {
          drain.reset();
          setDrained(process);
        }}
        onResume={(process) => set(process, false)}
      />
      <ConfirmDialog
        isOpen={drained !== null}
        title={text(m.host_drain_title, { name: drained === null ? '' : processName(drained) })}
        text={text(m.host_drain_text)}
        submitLabel={text(m.host_drain)}
        isBusy={drain.isPending}
        error={drain.error}
        onConfirm={() => drained !== null && set(drained, true)}
        onClose={() => setDrained(null)}
      />
    </HostPanel>
  );
}

interface ProcessTableProps {
  processes: readonly HostProcess[];
  /** The process a request is running for. */
  busyName: string | null;
  onDrain: (process: HostProcess) => void;
  onResume: (process: HostProcess) => void;
}

function ProcessTable({ processes, busyName, onDrain, onResume }: ProcessTableProps) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <HostTable
      label={text(m.host_processes)}
      columns={COLUMNS.map((column) => text(column))}
      rows={processes.map((process) => ({
        key: process.name,
        cells: [
          <ProcessCell key="process" process={process} />,
          <span key="state" className={styles['pill']} data-status={process.isDraining ? 'warn' : 'good'}>
            {text(process.isDraining ? m.host_draining : m.host_working)}
          </span>,
          process.roles.join(', '),
          process.shards.toLocaleString(locale),
          text(m.host_memory_mb, { mb: process.memoryMb.toLocaleString(locale) }),
          text(m.host_ms, { ms: process.loopDelayMs.toLocaleString(locale) }),
          process.errors.toLocaleString(locale),
          <Ago key="started" at={process.startedAt} />,
          <Ago key="seen" at={process.seenAt} />,
          <DrainButton
            key="action"
            process={process}
            isBusy={busyName === process.name}
            onDrain={() => onDrain(process)}
            onResume={() => onResume(process)}
          />,
        ],
      }))}
    />
  );
}

function ProcessCell({ process }: { process: HostProcess }) {
  return (
    <>
      {processName(process)}
      <span className={styles['version']}>
        {process.version} · Node {process.nodeVersion.replace(/^v/, '')}
      </span>
    </>
  );
}
