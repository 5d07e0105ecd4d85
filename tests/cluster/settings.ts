/** The settings of the cluster's programs. Durations are those that docs/deployment.md names. */

export type Node = { readonly name: string; readonly port: number; readonly api: number };

export const PASSWORDS = { superuser: 'of-the-server', replication: 'of-the-copies', site: 'of-the-site' };

export function patroniSettings(folder: string, node: Node, etcdPort: number): string {
  const { superuser, replication } = PASSWORDS;
  return JSON.stringify({
    scope: 'flow',
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.api}`, connect_address: `127.0.0.1:${node.api}` },
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 4,
        maximum_lag_on_failover: 1_048_576,
        // PostgreSQL acknowledges a commit once a standby has it, and waits while there is no standby.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        synchronous_node_count: 1,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 100,
            shared_buffers: '48MB',
            max_wal_senders: 8,
            wal_keep_size: '128MB',
            random_page_cost: 1.1,
            wal_receiver_timeout: '5s',
            wal_sender_timeout: '5s',
            jit: 'off',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums', { locale: 'C.UTF-8' }],
      pg_hba: [
        'local all all trust',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${node.port}`,
      connect_address: `127.0.0.1:${node.port}`,
      data_dir: `${folder}/${node.name}`,
      bin_dir: '/usr/lib/postgresql/15/bin',
      pgpass: `${folder}/${node.name}.pgpass`,
      authentication: {
        superuser: { username: 'postgres', password: superuser },
        replication: { username: 'replicator', password: replication },
      },
      parameters: { unix_socket_directories: folder },
    },
    watchdog: { mode: 'off' },
  });
}

/** One address that always leads to the primary. */
export function primaryProxySettings(nodes: readonly Node[], port: number): string {
  return `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
  retries 2
listen primary
  bind 127.0.0.1:${port}
  option httpchk
  http-check send meth GET uri /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, api }) => `  server ${name} 127.0.0.1:${port} check port ${api}`).join('\n')}
`;
}

export function poolerSettings(folder: string, ports: { own: number; primary: number }): string {
  return `[databases]
miami_flow = host=127.0.0.1 port=${ports.primary} dbname=miami_flow
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.own}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 3
server_fast_close = 1
pidfile = ${folder}/pgbouncer.pid
`;
}
