#!/bin/sh
# The database's image runs this once, when its data folder is empty. It makes the role with which the sites connect, which owns
# nothing, and lets backups in.
set -eu
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$SITE_PASSWORD" <<'SQL'
create role miami_flow_site login password :'password';
SQL
# Backups come over a connection of replication, which the image's own line ("host all all all") does not let in.
echo "host replication $POSTGRES_USER all scram-sha-256" >> "$PGDATA/pg_hba.conf"
